// Counting a stack.

import { finish } from "./choice.js";
import { button, el, title } from "./elements.js";
import { pad } from "./pad.js";
import { page } from "./page.js";
import { draw, go, put } from "./sight.js";
import { figure, say, W } from "./words.js";

export function countView() {
  const { who, typed } = page.view;
  const words = say(W.chip_count, who);
  put([title(words)], [pad(typed, (now) => { page.view.typed = now.slice(0, 12); draw(); }, W.count,
    () => finish({ do: "count", entry: who.entry, chips: Number(typed) },
      `${words}: ${figure(typed)}`)),
  el("div", { className: "row" }, button("000", () => {
    page.view.typed = typed ? `${typed}000`.slice(0, 12) : ""; draw();
  }, { "data-key": "k000" }), button(W.back, () => go("table", { table: page.view.table })))]);
}
