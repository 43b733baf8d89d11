// Moving somebody: to which table, to which seat, or in place of whoever sits there.

import { choice, finish, weighed } from "./choice.js";
import { app, bar, button, el, numbered, title } from "./elements.js";
import { exact, pad } from "./pad.js";
import { may, page, table } from "./page.js";
import { draw, go, put } from "./sight.js";
import { say, W } from "./words.js";

export function moveView() {
  const { who, to, seat, swap } = page.view;
  if (seat) {
    const place = { do: "move", entry: who.entry, table: to, seat, swap };
    const words = say(W.move_to, { name: who.name, table: to, seat });
    return put([title(words), weighed(place)], choice(W.move, () => finish(place, words)));
  }
  if (to) {
    const there = table(to) || { size: 0, seats: [], barred: [] };
    const seats = Array.from({ length: there.size }, (_, number) => number + 1)
      .filter((one) => !there.barred.includes(one)).map((one) => seatChoice(there, one));
    return put([title(say(W.to_seat, { name: who.name, table: to })),
      el("div", { className: "grid seats low" }, seats)],
    el("div", { className: "row" }, button(W.back, () => { page.view.to = 0; draw(); })));
  }
  const fits = page.state.tables.filter((one) => String(one.table).startsWith(page.view.typed));
  const pick = (number) => { page.view.to = number; draw(); app.querySelector("h1").focus(); };
  put([title(say(W.to_table, who)),
    el("div", { className: "grid low" }, fits.map((one) => button(
      numbered(W.table, one.table, "table", one.game),
      () => pick(one.table), { "data-key": `t${one.table}` })))],
  [page.state.tables.length > 12 ? pad(page.view.typed, (now) => { page.view.typed = now; draw(); },
    W.open, () => fits.length && pick(exact(fits, page.view.typed))) : null,
  el("div", { className: "row" }, button(W.back, () => go("table", { table: page.view.table })),
    who.coming && may("arrive") ? button(W.arrived, () => finish(
      { do: "arrive", entry: who.entry }, `${who.name}: ${W.arrived}`),
    { className: "main" }) : null,
  )]);
}

function seatChoice(there, seat) {
  const sits = there.seats.find((one) => one.seat === seat);
  if (sits && sits.entry === page.view.who.entry) return null;
  const words = sits ? say(W.swap, sits) : W.free;
  return button(numbered(W.seat, seat, "seat", words), () => {
    page.view.seat = seat; page.view.swap = Boolean(sits); draw();
    bar.querySelector("[data-first]").focus();
  }, { "data-key": `s${seat}` });
}
