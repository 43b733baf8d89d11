// Busting somebody in three taps; several on one hand, and who knocked them out.

import { choice, finish, weighed } from "./choice.js";
import { bar, button, el, field, title } from "./elements.js";
import { page, table } from "./page.js";
import { draw, put } from "./sight.js";
import { say, W } from "./words.js";

export function bustView() {
  const { out, stacks } = page.view;
  const others = (table(page.view.table) || { seats: [] }).seats
    .filter((one) => !out.some((gone) => gone.entry === one.entry));
  const chips = (one) => stacks[one.entry] || 0;
  const what = () => ({ do: "bust", by: page.view.by || [],
    busts: out.map((one) => [one.entry, out.length > 1 ? chips(one) : 0]) });
  const complete = () => (out.length === 1 || out.every(chips))
    && (!page.state.bounties || page.view.by !== null);
  const would = el("div");
  const fill = () => {
    would.replaceChildren(...(complete() ? [weighed(what())] : []));
    const enter = bar.querySelector('[data-key="do"]');
    if (enter) enter.disabled = !complete();
  };
  const known = page.view.by || [];
  const toggles = page.state.bounties ? el("fieldset", { className: "low" },
    el("legend", {}, W.knocked_out),
    el("div", { className: "grid seats" }, others.map((one) => button(one.name, () => {
      page.view.by = known.includes(one.entry)
        ? known.filter((by) => by !== one.entry) : [...known, one.entry];
      draw();
    }, { "aria-pressed": String(known.includes(one.entry)), "data-key": `b${one.entry}` })),
    button(W.not_known, () => { page.view.by = []; draw(); },
      { "aria-pressed": String(page.view.by !== null && !known.length),
        "data-key": "b0" }))) : null;
  const said = out.map((one) => one.name).join(", ");
  const words = say(out.length > 1 ? W.several_out : W.out, { name: said });
  fill();
  put([title(words), would,
    out.length > 1 ? el("fieldset", {}, el("legend", {}, W.same_hand),
      out.map((one) => stackField(one, fill))) : null,
    page.view.more ? [el("p", { className: "lead low" }, W.one_more), el("div",
      { className: "grid seats" }, others.map((one) => button(one.name,
      () => { page.view.out = [...out, one]; page.view.more = false; draw(); },
      { "data-key": `o${one.entry}` })))] : null,
    toggles],
  [page.view.more || !others.length ? null
    : el("div", { className: "row" }, button(W.one_more, () => { page.view.more = true; draw(); },
      { "data-key": "more" })),
  choice(W.bust, () => finish(what(), words), complete(), "main grave")]);
}

function stackField(one, changed) {
  const input = el("input", { inputMode: "numeric", autocomplete: "off", maxLength: 12,
    value: page.view.stacks[one.entry] || "", "data-key": `c${one.entry}` });
  input.addEventListener("input", () => {
    page.view.stacks[one.entry] = Number(input.value.replace(/[^0-9]/g, "")) || 0;
    changed();
  });
  return field(say(W.chips_of, one), input);
}
