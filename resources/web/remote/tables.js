// The tables of the event, each a way to what is done there.

import { look } from "./desk.js";
import { button, el, numbered, title } from "./elements.js";
import { exact, pad } from "./pad.js";
import { page } from "./page.js";
import { draw, go, put } from "./sight.js";
import { say, W } from "./words.js";

export function tablesView() {
  const typed = page.view.typed || "";
  const fits = page.state.tables.filter((one) => String(one.table).startsWith(typed));
  const ways = page.state.events.length > 1
    ? el("label", {}, el("span", {}, W.events), eventsList()) : null;
  const grid = el("div", { className: "grid low" }, fits.map((one) => button(
    numbered(W.table, one.table, "table", one.game),
    () => go("table", { table: one.table }), { "data-key": `t${one.table}` })));
  const none = page.state.tables.length ? say(W.no_such_table, { table: typed }) : W.no_tables;
  const said = say(W.left, { count: page.state.left });
  put([title(W.tables), el("p", { className: "soft" }, said), ways,
    fits.length ? grid : el("p", { className: "empty" }, none)],
  page.state.tables.length > 12 ? pad(typed, (now) => { page.view.typed = now; draw(); },
    W.open, () => { if (fits.length) go("table", { table: exact(fits, typed) }); }) : null);
}

function eventsList() {
  const list = el("select", {}, page.state.events.map(([number, name]) =>
    el("option", { value: number, selected: number === page.event }, name)));
  list.addEventListener("change", () => {
    page.event = Number(list.value);
    page.etag = "";
    look();
  });
  return list;
}
