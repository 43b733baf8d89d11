// A number pad that one thumb reaches, and the finding of a table by what was typed on it.

import { button, el } from "./elements.js";
import { figure, W } from "./words.js";

/** A number pad with what was typed above it. */
export function pad(typed, changed, words, done) {
  const keys = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((one) => button(String(one),
    () => changed(typed + one), { "data-key": `k${one}` }));
  return el("div", { className: "pad" },
    el("output", { "aria-live": "polite" }, typed ? figure(typed) : "\u00a0"), keys,
    button("\u232b", () => changed(typed.slice(0, -1)),
      { "aria-label": W.delete, "data-key": "kdel" }),
    button("0", () => changed(`${typed}0`), { "data-key": "k0" }),
    button(words, done, { className: "main", disabled: !typed, "data-key": "kdone" }));
}

/** The table of this very number, or the first of those that begin with it. */
export const exact = (fits, typed) =>
  (fits.find((one) => String(one.table) === typed) || fits[0]).table;
