// The clock on a player: it is in no log unless it runs out.

import { act } from "./desk.js";
import { button, el, title } from "./elements.js";
import { page } from "./page.js";
import { go, put } from "./sight.js";
import { say, W } from "./words.js";

export function clockView() {
  const [allowed, countdown] = page.state.called;
  const time = el("p", { className: "time", role: "timer" });
  const said = el("p", { className: "lead", "aria-live": "assertive" });
  put([title(say(W.on_clock, page.view.who)), time, said], el("div", { className: "row" },
    button(W.again, () => go("clock", { ...page.view, since: performance.now(), over: false })),
    button(W.stop, () => go("table", { table: page.view.table }),
      { className: "main", "data-first": "" })));
  const mine = page.view;
  const tick = () => {
    const left = Math.ceil(allowed + countdown - (performance.now() - mine.since) / 1000);
    if (left <= 0 && !mine.over) {
      mine.over = true;
      clearInterval(page.timer);
      const words = say(W.time_out, mine.who);
      said.textContent = words;
      act({ do: "time", entry: mine.who.entry }, words);
    }
    time.textContent = String(left > countdown ? left - countdown : Math.max(0, left));
    time.classList.toggle("warning", left <= countdown);
    if (left <= countdown && left > 0) said.textContent = W.countdown;
  };
  tick();
  if (!mine.over) page.timer = setInterval(tick, 100);
}
