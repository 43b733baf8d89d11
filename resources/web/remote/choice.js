// Doing something or going back, and what the desk says that an act would be.

import { act, post, told } from "./desk.js";
import { button, el } from "./elements.js";
import { page } from "./page.js";
import { go } from "./sight.js";
import { W } from "./words.js";

/** Two buttons: the way back, and the act. */
export const choice = (words, done, enabled = true, kind = "main") => el(
  "div", { className: "row" },
  button(W.back, () => go("table", { table: page.view.table }), { "data-key": "back" }),
  button(words, done, { className: kind, disabled: !enabled, "data-first": "", "data-key": "do" }));

/** Does it, and goes back to the table. */
export function finish(what, words) {
  act(what, words);
  go("table", { table: page.view.table });
}

/** What the desk says that an act would be, as soon as it has said so. */
export function weighed(what) {
  const key = JSON.stringify(what), mine = page.view;
  if (mine.weighing !== key) {
    mine.weighing = key;
    mine.would = el("p", { className: "lead", "aria-live": "polite" }, "\u00a0");
    const shown = mine.would;
    post("weigh", { ...what, event: page.event }).then((answer) => {
      const said = told(answer);
      shown.className = said.refused ? "fault lead" : "lead";
      shown.textContent = said.would || said.refused || "\u00a0";
    });
  }
  return mine.would;
}
