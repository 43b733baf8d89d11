// What was done from this phone, what is not yet done, and taking the last act back.

import { act, post, signedOut } from "./desk.js";
import { button, el, title } from "./elements.js";
import { may, page, pending } from "./page.js";
import { draw, go, put } from "./sight.js";
import { say, W } from "./words.js";

export function mineView() {
  const rows = [...page.acts].reverse().map((one) => el("li", { className: one.status },
    el("b", {}, W[one.status]), el("span", {}, one.said || one.words)));
  const last = page.state && page.state.undo;
  const undo = () => {
    act({ do: "undo", number: last.number }, say(W.undo_this, last));
    page.view.sure = false;
    draw();
  };
  const offered = last && may("undo") && !pending().length && !page.lost;
  put([title(W.mine),
    rows.length ? el("ul", { className: "acts" }, rows)
      : el("p", { className: "empty" }, W.nothing_done),
    offered && page.view.sure ? el("p", { className: "lead" }, say(W.undo_this, last)) : null],
  [offered ? el("div", { className: "row" }, page.view.sure
    ? button(W.undo, undo, { className: "main grave", "data-key": "undo" })
    : button(say(W.undo_this, last), () => { page.view.sure = true; draw(); },
      { "data-key": "undo" })) : null,
  el("div", { className: "row" },
    button(W.sign_out, async () => { await post("sign-out", {}); signedOut(); },
      { disabled: Boolean(pending().length) }),
    button(W.back, () => go(page.state ? "tables" : "sign-in"), { "data-first": "" }))]);
}
