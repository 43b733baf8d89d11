// What is in sight: one view at a time; over it whose page this is, and whether there is a line.

import { app, bar, button, el, head, line } from "./elements.js";
import { page, pending } from "./page.js";
import { clockTime, say, W } from "./words.js";

export const views = {};  // each draws itself, by its name

export function go(show, set = {}) {
  clearInterval(page.timer);
  page.view = { show, ...set };
  app.scrollTop = 0;
  draw();
  const first = bar.querySelector("[data-first]:enabled") || app.querySelector("h1");
  if (first) first.focus({ preventScroll: true });
}

export function draw() {
  drawHead();
  views[page.view.show]();
}

export function put(inside, below) {
  const kept = document.activeElement && document.activeElement.dataset.key;
  app.replaceChildren(...[inside].flat(Infinity).filter(Boolean));
  bar.replaceChildren(...[below].flat(Infinity).filter(Boolean));
  const same = kept && document.querySelector(`[data-key="${CSS.escape(kept)}"]`);
  if (same) same.focus({ preventScroll: true });
}

export function drawHead() {
  const waits = pending().length;
  const told = [];
  if (page.lost) told.push(say(W.no_line, { time: clockTime(page.lost) }));
  else if (page.bookAway) told.push(W.no_book);
  if (waits) told.push(say(W.pending, { count: waits }));
  line.hidden = !told.length;
  if (line.textContent !== told.join(" · ")) line.textContent = told.join(" · ");
  const whose = page.state ? `${page.state.name} ${page.state.who} ${page.state.role}` : "";
  if (head.dataset.whose === whose) return;
  head.dataset.whose = whose;
  if (!page.state) { head.replaceChildren(); return; }
  const mine = button(W.mine, () => go("mine"), { id: "mine", "data-key": "mine" });
  head.replaceChildren(
    el("p", {}, el("b", {}, page.state.name),
      el("span", {}, `${page.state.who}, ${page.state.role}`)), mine);
}

// a button that a finger is on stays where it is
let held = false, stale = false;
export function drawSoon() {
  stale = held;
  if (!held) draw();
}
document.addEventListener("pointerdown", () => { held = true; });
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => {
  setTimeout(() => { held = false; if (stale) drawSoon(); }, 50);
});
