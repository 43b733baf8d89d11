// The floor's remote begins here: every view by its name, and then one after another.

import { bustView } from "./bust.js";
import { raceView } from "./chip-race.js";
import { countView } from "./count.js";
import { look, run, send } from "./desk.js";
import { mineView } from "./mine.js";
import { moveView } from "./move.js";
import { pending } from "./page.js";
import { clockView } from "./player-clock.js";
import { cardView } from "./rule-card.js";
import { handView } from "./showdown.js";
import { go, views } from "./sight.js";
import { signIn } from "./sign-in.js";
import { tableView } from "./table.js";
import { tablesView } from "./tables.js";

Object.assign(views, {
  "sign-in": signIn, tables: tablesView, table: tableView,
  bust: bustView, move: moveView, clock: clockView, count: countView,
  hand: handView, race: raceView, card: cardView, mine: mineView,
});

addEventListener("beforeunload", (leaving) => { if (pending().length) leaving.preventDefault(); });
addEventListener("online", () => { look().then(send); });
document.addEventListener("visibilitychange", () => { if (!document.hidden) look(); });
go("sign-in");
run();
