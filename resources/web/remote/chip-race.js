// A chip race at a table: who had which chips and cards, and who gets one.

import { beginWithFirst, cardInput, cardPad } from "./card-pad.js";
import { choice } from "./choice.js";
import { el, field, title } from "./elements.js";
import { page, table } from "./page.js";
import { ruled } from "./ruling.js";
import { put } from "./sight.js";
import { say, W } from "./words.js";

export function raceView() {
  const mine = page.view;
  const number = () => el("input", { inputMode: "numeric", autocomplete: "off", maxLength: 12 });
  const before = number(), after = number();
  const none = el("input", { autocomplete: "off", maxLength: 60 });
  const others = field(W.no_others, none);
  others.hidden = true; // until the ruling asks: only of who gets no chip
  const rows = table(mine.table).seats.map((one) => ({ one, chips: number(),
    cards: cardInput() }));
  const count = (input) => Number(input.value.replace(/[^0-9]/g, "")) || 0;
  const what = () => ({ do: "race", event: page.event, table: mine.table,
    old: before.value, new: after.value, no_others: others.hidden ? "" : none.value,
    racers: rows.map((row) => [row.one.seat, count(row.chips), row.cards.value]) });
  const asks = (keys) => { if (keys.includes("no_others")) others.hidden = false; };
  const fault = el("p", { className: "fault", role: "alert" });
  put([title(`${W.race}, ${say(W.table, mine)}`), field(W.old, before), field(W.new, after),
    rows.map((row) => el("fieldset", {}, el("legend", {}, row.one.name),
      field(say(W.old_chips, row.one), row.chips),
      field(say(W.cards_of, row.one), row.cards))), others, fault],
  [cardPad(), choice(W.rule, () => ruled(what, fault, asks))]);
  beginWithFirst();
}
