// A table: its seats, and what is done to whoever is touched there.

import { button, el, numbered, title } from "./elements.js";
import { may, page, table } from "./page.js";
import { draw, go, put } from "./sight.js";
import { figure, say, W } from "./words.js";

export function tableView() {
  const here = table(page.view.table);
  if (!here) return go("tables");
  const modes = [["bust", "bust"], ["move", "move"], ["time", "clock"], ["count", "count"]]
    .filter(([one]) => may(one));
  if (!modes.some(([one]) => one === page.mode)) page.mode = modes.length ? modes[0][0] : "";
  const seats = here.seats.map((one) => button(
    [...numbered(W.seat, one.seat, "seat", one.name),
      el("small", {}, one.coming ? W.coming : one.chips === null ? "" : figure(one.chips))],
    () => chosen(here, one), { disabled: !page.mode, "data-key": `s${one.seat}` }));
  const others = [
    may("ruling") && button(W.showdown, () => go("hand", { table: here.table, still: true })),
    may("race") && button(W.race, () => go("race", { table: here.table, still: true })),
    button(W.card, () => go("card", { table: here.table, still: true })),
    button(W.back, () => go("tables")),
  ].filter(Boolean);
  put([title(say(W.table, here)), el("p", { className: "soft" },
    [here.game, here.locked].filter(Boolean).join(" · ")),
  seats.length ? el("div", { className: "grid seats low" }, seats)
    : el("p", { className: "empty" }, W.nobody)],
  [el("div", { className: "row modes" }, modes.map(([one, word]) => button(W[word],
    () => { page.mode = one; draw(); },
    { "aria-pressed": String(page.mode === one), "data-key": `m${one}` }))),
  el("div", { className: "row ways" }, others)]);
}

function chosen(here, one) {
  const to = { table: here.table, who: one };
  if (page.mode === "bust") go("bust", { ...to, out: [one], stacks: {}, by: null });
  if (page.mode === "move") go("move", { ...to, typed: "" });
  if (page.mode === "time") go("clock", { ...to, still: true, since: performance.now() });
  if (page.mode === "count") go("count", { ...to, typed: "" });
}
