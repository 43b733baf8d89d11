// Goes on with a page as it was made: counts the time down, and hears of what changes.
"use strict";
(() => {
  const body = document.body, set = body.dataset, said = document.getElementById("said");
  const lost = document.getElementById("lost"), made = document.getElementById("made");
  const SILENT = 4500, LONGEST = 15000;  // milliseconds
  let ahead = Number(set.now) - Date.now();  // of the server's clock before this one's
  let at = set.at, heard = performance.now(), follows = set.follows || "";
  let source = null, wait = 1000, silent = false, asked = 0;

  const two = (number) => String(number).padStart(2, "0");

  function countdown(seconds) {
    const hours = Math.floor(seconds / 3600), minutes = Math.floor(seconds / 60) % 60;
    const rest = two(seconds % 60);
    return hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
  }

  function put(element, words) {
    if (element && element.textContent !== words) element.textContent = words;
  }

  function tick() {
    const now = Date.now() + ahead;
    for (const time of said.querySelectorAll(".time[data-until]")) {
      const left = Math.max(0, Math.ceil((Number(time.dataset.until) - now) / 1000));
      put(time, countdown(left));
      time.classList.toggle("hours", left >= 3600);
      if (time.dataset.warns) {
        const warned = now >= Number(time.dataset.warns);
        time.classList.toggle("warning", warned);
        time.classList.toggle("text", !warned);
      }
    }
    for (const bar of said.querySelectorAll("progress[data-until]")) {
      const part = 1 - (Number(bar.dataset.until) - now) / Number(bar.dataset.length);
      bar.value = Math.round(1000 * Math.min(1, Math.max(0, part)));
    }
    if (set.feed && performance.now() - heard > asked + SILENT) lose();
  }

  function lose() {
    if (silent) return;
    silent = true;
    put(lost, lost.dataset.words.replace("{time}", at.slice(0, 5)));
    lost.hidden = false;
  }

  function hear() {
    heard = performance.now();
    silent = false;
    lost.hidden = true;
    wait = 1000;
  }

  function ask() {  // for this page again: something that it tells of is no more as it was
    fetch(location.href, {headers: {accept: "text/html"}}).then((answer) => {
      if (!answer.ok) throw answer;
      return answer.text();
    }).then((text) => {
      const page = new DOMParser().parseFromString(text, "text/html");
      const typed = document.activeElement && document.activeElement.tagName === "INPUT";
      const fresh = page.getElementById("said");
      if (typed) {  // whoever types a name goes on typing
        const old = said.querySelector(".list, .empty"), list = fresh.querySelector(".list, .empty");
        if (old && list) old.replaceWith(list);
      } else {
        said.innerHTML = fresh.innerHTML;
      }
    }).catch(() => { setTimeout(ask, LONGEST * (0.5 + Math.random())); });
  }

  function listen() {
    source = new EventSource(set.feed);
    source.addEventListener("ping", (event) => {
      const ping = JSON.parse(event.data);
      ahead = ping.now - Date.now();
      at = ping.at;
      asked = ping.asked;  // the board has more readers than it can tell: this page asks
      put(made, (asked ? set.asked : set.made).replace("{time}", at));
      hear();
    });
    source.onmessage = (event) => {
      const message = JSON.parse(event.data);
      hear();
      if (message.version !== set.version) return location.reload();
      if (set.live) {
        said.innerHTML = message[set.live];
        tick();
        return;
      }
      const part = (set.follows || "").split(" ")[0];
      if (!part) return;
      const newest = `${part} ${message[part]}`;
      if (newest === follows) return;
      follows = newest;
      setTimeout(ask, Math.random() * 1500);  // not all pages of a room in the same moment
    };
    source.onerror = () => {
      if (source.readyState !== EventSource.CLOSED) return;  // the browser tries again by itself
      setTimeout(listen, wait * (0.5 + Math.random()));
      wait = Math.min(wait * 2, LONGEST);
    };
  }

  document.addEventListener("visibilitychange", () => { if (!document.hidden) tick(); });
  setInterval(tick, 200);
  tick();
  if (set.feed) listen();
})();
