// Cards typed with one thumb: fields, and the pad that types into the one touched last.

import { app, button, el, tell } from "./elements.js";
import { W } from "./words.js";

let cardField = null;
export const cardInput = (set = {}) => {
  const made = el("input", { autocomplete: "off", inputMode: "none", maxLength: 100,
    spellcheck: false, className: "cards-typed", ...set });
  made.addEventListener("focus", () => { cardField = made; });
  return made;
};
function deal(text) {
  if (!cardField) cardField = app.querySelector(".cards-typed");
  const typed = cardField.value;
  cardField.value = text === "" ? typed.replace(/\s*\S$/u, "")
    : /[AKQJT2-9]$/u.test(typed) || !typed ? typed + text : `${typed} ${text}`;
  tell(cardField.value);
}
function nextField() {
  const all = [...app.querySelectorAll(".cards-typed")];
  const next = all[(all.indexOf(cardField) + 1) % all.length];
  next.focus();
  next.scrollIntoView({ block: "center" });
}
export const cardPad = () => el("div", { className: "deck" },
  [..."AKQJT98765432"].map((rank) => button(rank, () => deal(rank))),
  [["s", "\u2660", W.spade], ["h", "\u2665", W.heart], ["d", "\u2666", W.diamond],
    ["c", "\u2663", W.club]].map(([suit, sign, words]) => button(sign, () => deal(suit),
    { "aria-label": words, className: `suit ${suit}` })),
  button("/", () => deal(" / ")),
  button("\u232b", () => deal(""), { "aria-label": W.delete }),
  button("\u2193", nextField, { "aria-label": W.next }));

/** The pad types into the first field that is in sight. */
export function beginWithFirst() {
  cardField = app.querySelector(".cards-typed");
}
