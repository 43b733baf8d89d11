// Speaking with the desk. Whatever is done here is asked of it; while the line is away, acts wait
// in this open page, in their order, each with a number of its own by which it is done only once.

import { tell } from "./elements.js";
import { page, pending } from "./page.js";
import { draw, drawHead, drawSoon, go } from "./sight.js";
import { base, W } from "./words.js";

const LOOK = 1500, PATIENCE = 5000;
let sending = false;

export async function ask(path, set = {}) {
  const patience = new AbortController();
  const wait = setTimeout(() => patience.abort(), PATIENCE);
  try {
    const answer = await fetch(`${base}/${path}`,
      { credentials: "same-origin", cache: "no-store", signal: patience.signal, ...set });
    const text = await answer.text();
    if (page.lost) { page.lost = 0; drawHead(); }
    return { status: answer.status, text, etag: answer.headers.get("etag") };
  } catch {
    if (!page.lost) { page.lost = Date.now(); drawHead(); }
    return { status: 0, text: "" };
  } finally {
    clearTimeout(wait);
  }
}
export const told = (answer) => { try { return JSON.parse(answer.text); } catch { return {}; } };
export const post = (path, words) => ask(path, {
  method: "POST", body: JSON.stringify(words),
  headers: { "content-type": "application/json", "x-csrf": page.state ? page.state.csrf : "" },
});

export async function look() {
  const asked = page.event ? `state?event=${page.event}` : "state";
  const answer = await ask(asked, { headers: page.etag ? { "if-none-match": page.etag } : {} });
  if (answer.status === 401) return signedOut();
  if (answer.status === 503) { page.bookAway = true; drawHead(); }
  if (answer.status !== 200) return;
  const before = page.state && page.state.who;
  page.state = told(answer);
  page.etag = answer.etag;
  page.event = page.state.event || page.event;
  page.bookAway = Boolean(page.state.away);
  if (before && before !== page.state.who) strange();
  if (page.view.show === "sign-in") go("tables");
  else if (page.view.still) drawHead();
  else drawSoon();
}

export function signedOut() {
  page.etag = "";
  if (page.view.show === "sign-in" && !page.state) return;
  page.state = page.state && pending().length ? { ...page.state, csrf: "" } : null;
  if (page.view.show !== "sign-in") go("sign-in");
}

function strange() {
  for (const one of pending().filter((act) => act.who !== page.state.who)) {
    one.status = "refused";
    one.said = W.other_person;
  }
}

export async function run() {
  for (;;) {
    if (!document.hidden || pending().length) {
      await look();
      await send();
    }
    await new Promise((go_on) => { setTimeout(go_on, LOOK); });
  }
}

export function act(what, words) {
  const uid = Array.from(crypto.getRandomValues(new Uint8Array(16)),
    (one) => one.toString(16).padStart(2, "0")).join("");
  const asked = { ...what, event: page.event, uid };
  page.acts.push({ uid, words, what: asked, who: page.state.who, status: "not_yet" });
  tell(`${words}: ${W.not_yet}`);
  drawHead();
  send();
}

export async function send() {
  if (sending || !page.state || !page.state.csrf) return;
  sending = true;
  try {
    for (let next = pending()[0]; next; next = pending()[0]) {
      const answer = await post("act", next.what);
      const words = told(answer);
      if (answer.status === 401) { signedOut(); return; }
      if (answer.status === 503) { page.bookAway = true; drawHead(); return; }
      if ([0, 403, 429].includes(answer.status)) return;  // it is asked again, by its number
      next.status = answer.status === 200 ? "done" : "refused";
      next.said = words.done || words.refused || W.failed;
      tell(`${W[next.status]}: ${next.said}`);
      if (next.status === "refused" && page.view.show !== "mine" && !page.view.still) go("mine");
      await look();
    }
  } finally {
    sending = false;
    drawHead();
    if (page.view.show === "mine") draw();
  }
}
