// The rule card of what is played at a table.

import { ask, told } from "./desk.js";
import { button, el, title } from "./elements.js";
import { page } from "./page.js";
import { go, put } from "./sight.js";
import { W } from "./words.js";

export async function cardView() {
  const mine = page.view;
  const back = el("div", { className: "row" },
    button(W.back, () => go("table", { table: mine.table }), { "data-first": "" }));
  put(title(W.card), back);
  const answer = await ask(`card?event=${page.event}&table=${mine.table}`);
  if (page.view !== mine) return;
  const sheet = el("div", { className: "sheet-of-table" });
  if (answer.status === 200) sheet.innerHTML = answer.text;  // the board's own page
  else sheet.append(title(W.card),
    el("p", { className: "fault" }, told(answer).refused || W.failed));
  put(sheet, back);
}
