// A ruling as the engine gives it, to be filed or gone back from.

import { finish } from "./choice.js";
import { post, told } from "./desk.js";
import { app, bar, button, el, title } from "./elements.js";
import { page } from "./page.js";
import { put } from "./sight.js";
import { say, W } from "./words.js";

export async function ruled(what, fault, asks = () => {}) {
  const asked = what(), mine = page.view;
  const answer = await post("rule", asked);
  if (page.view !== mine) return;
  const said = told(answer);
  if (!said.headline) {
    asks(said.asks || []);
    const open = [...(said.wrong || []), ...(said.missing || [])];
    fault.textContent = said.refused || said.away || open.join(". ") || W.failed;
    fault.scrollIntoView({ block: "center" });
    return;
  }
  const form = [...app.childNodes], below = [...bar.childNodes];
  put([title(say(W.ruling, mine)), el("p", { className: "lead" }, said.headline),
    said.lines.map((one) => el("p", { className: one.startsWith(" ") ? "soft" : "" }, one))],
  el("div", { className: "row" },
    button(W.back, () => { put(form, below); }),
    button(W.file, () => finish(asked, said.headline), { className: "main" })));
  app.querySelector("h1").focus();
}
