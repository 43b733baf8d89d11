// A showdown at a table: its cards are typed, and the engine rules.

import { beginWithFirst, cardInput, cardPad } from "./card-pad.js";
import { choice } from "./choice.js";
import { ask, told } from "./desk.js";
import { el, field, title } from "./elements.js";
import { page, table } from "./page.js";
import { ruled } from "./ruling.js";
import { go, put } from "./sight.js";
import { say, W } from "./words.js";

export async function handView() {
  const mine = page.view;
  put(title(W.showdown), choice(W.rule, () => {}, false));
  const wanted = mine.game ? `&game=${encodeURIComponent(mine.game)}` : "";
  const answer = await ask(`hand?event=${page.event}&table=${mine.table}${wanted}`);
  if (page.view !== mine) return;
  const form = told(answer);
  if (answer.status !== 200) {
    put([title(W.showdown), el("p", { className: "fault" }, form.refused || W.failed)],
      choice(W.again, () => go("hand", { ...mine })));
    return;
  }
  const games = el("select", {}, form.games.map(([id, name]) =>
    el("option", { value: id, selected: id === form.game }, name)));
  games.addEventListener("change", () =>
    go("hand", { table: mine.table, still: true, game: games.value }));
  const seats = table(mine.table).seats.map((one) => ({ seat: one.seat,
    input: cardInput({ placeholder: form.hint }), name: one.name }));
  const board = form.board.map(([street, row, name]) =>
    ({ street, row, name, input: cardInput() }));
  const more = {};
  for (const key of ["pot", "button", "chip", "note"]) more[key] = el("input",
    { autocomplete: "off", maxLength: 60, value: key === "chip" ? form.chip : "",
      inputMode: key === "note" ? "text" : "numeric" });
  if (form.dice) more.dice = el("input", { autocomplete: "off", maxLength: 20 });
  if (form.choices.length) more.choice = el("select", {}, el("option", { value: "" }, ""),
    form.choices.map(([id, name]) => el("option", { value: id }, name)));
  const what = () => ({ do: "ruling", event: page.event, table: mine.table, game: form.game,
    players: seats.filter((one) => one.input.value.trim())
      .map((one) => ({ seat: one.seat, cards: one.input.value })),
    board: board.map((one) => [one.street, one.row, one.input.value]),
    ...Object.fromEntries(Object.entries(more).map(([key, input]) => [key, input.value])) });
  const fault = el("p", { className: "fault", role: "alert" });
  put([title(`${W.showdown}, ${say(W.table, mine)}`), field(W.game, games),
    board.map((one) => field(one.name, one.input)),
    seats.map((one) => field(`${say(W.seat, one)}: ${one.name}`, one.input)),
    el("details", { open: Boolean(more.dice || more.choice) }, el("summary", {}, W.more),
      Object.entries(more).map(([key, input]) => field(W[key], input))), fault],
  [cardPad(), choice(W.rule, () => ruled(what, fault))]);
  beginWithFirst();
}
