// The floor's remote. Whatever is done here is asked of the desk; while the line is away, acts wait
// in this open page, in their order, each with a number of its own by which it is done only once.
"use strict";
(() => {
  const body = document.body;
  const { base } = body.dataset;
  const W = JSON.parse(body.dataset.words);
  const names = JSON.parse(body.dataset.names);
  const at = (id) => document.getElementById(id);
  const app = at("app"), bar = at("bar"), head = at("head"), line = at("line");
  const LOOK = 1500, PATIENCE = 5000;

  let state = null, etag = "", event = 0, lost = 0, bookAway = false, sending = false;
  let view = { show: signIn }, mode = "bust", timer = 0;
  const acts = [];  // everything done in this page, the oldest first

  const say = (text, values = {}) => text.replace(/\{(\w+)\}/g, (_, key) => values[key] ?? "");
  const may = (act) => state && state.may.includes(act);
  const figure = (number) => Number(number).toLocaleString("en-US");
  const pending = () => acts.filter((one) => one.status === "not_yet");
  const table = (number) => state.tables.find((one) => one.table === number);

  function el(name, set = {}, ...inside) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(set)) {
      if (value === undefined || value === null || value === false) continue;
      if (key === "on") made.addEventListener(name === "form" ? "submit" : "click", value);
      else if (key in made && key !== "list") made[key] = value;
      else made.setAttribute(key, value);
    }
    made.append(...inside.flat(Infinity).filter((one) => one !== null && one !== undefined));
    return made;
  }
  const button = (words, on, set = {}) => el("button", { type: "button", on, ...set }, words);
  const field = (words, input) => el("label", {}, el("span", {}, words), input);
  /** A large number, what it is the number of for who cannot see it, and words below it. */
  const numbered = (text, number, key, words) => [
    el("b", {}, unseen(say(text, { [key]: "" })), String(number)), el("span", {}, words)];
  const unseen = (words) => el("span", { className: "unseen" }, words);
  const title = (words) => el("h1", { tabIndex: -1 }, words);

  function tell(words) {
    at("said").textContent = "";
    setTimeout(() => { at("said").textContent = words; }, 50);
  }

  // what is in sight
  function go(show, set = {}) {
    clearInterval(timer);
    view = { show, ...set };
    app.scrollTop = 0;
    draw();
    const first = bar.querySelector("[data-first]:enabled") || app.querySelector("h1");
    if (first) first.focus({ preventScroll: true });
  }

  function draw() {
    drawHead();
    view.show();
  }

  function put(inside, below) {
    const kept = document.activeElement && document.activeElement.dataset.key;
    app.replaceChildren(...[inside].flat(Infinity).filter(Boolean));
    bar.replaceChildren(...[below].flat(Infinity).filter(Boolean));
    const same = kept && document.querySelector(`[data-key="${CSS.escape(kept)}"]`);
    if (same) same.focus({ preventScroll: true });
  }

  function drawHead() {
    const waits = pending().length;
    const told = [];
    if (lost) told.push(say(W.no_line, { time: clockTime(lost) }));
    else if (bookAway) told.push(W.no_book);
    if (waits) told.push(say(W.pending, { count: waits }));
    line.hidden = !told.length;
    if (line.textContent !== told.join(" · ")) line.textContent = told.join(" · ");
    const whose = state ? `${state.name} ${state.who} ${state.role}` : "";
    if (head.dataset.whose === whose) return;
    head.dataset.whose = whose;
    if (!state) { head.replaceChildren(); return; }
    const mine = button(W.mine, () => go(mineView), { id: "mine", "data-key": "mine" });
    head.replaceChildren(
      el("p", {}, el("b", {}, state.name), el("span", {}, `${state.who}, ${state.role}`)), mine);
  }

  const clockTime = (moment) =>
    new Date(moment).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });

  // speaking with the desk
  async function ask(path, set = {}) {
    const patience = new AbortController();
    const wait = setTimeout(() => patience.abort(), PATIENCE);
    try {
      const answer = await fetch(`${base}/${path}`,
        { credentials: "same-origin", cache: "no-store", signal: patience.signal, ...set });
      const text = await answer.text();
      if (lost) { lost = 0; drawHead(); }
      return { status: answer.status, text, etag: answer.headers.get("etag") };
    } catch {
      if (!lost) { lost = Date.now(); drawHead(); }
      return { status: 0, text: "" };
    } finally {
      clearTimeout(wait);
    }
  }
  const told = (answer) => { try { return JSON.parse(answer.text); } catch { return {}; } };
  const post = (path, words) => ask(path, {
    method: "POST", body: JSON.stringify(words),
    headers: { "content-type": "application/json", "x-csrf": state ? state.csrf : "" },
  });

  async function look() {
    const asked = event ? `state?event=${event}` : "state";
    const answer = await ask(asked, { headers: etag ? { "if-none-match": etag } : {} });
    if (answer.status === 401) return signedOut();
    if (answer.status === 503) { bookAway = true; drawHead(); }
    if (answer.status !== 200) return;
    const before = state && state.who;
    state = told(answer);
    etag = answer.etag;
    event = state.event || event;
    bookAway = Boolean(state.away);
    if (before && before !== state.who) strange();
    if (view.show === signIn) go(tablesView);
    else if (view.still) drawHead();
    else drawSoon();
  }

  // a button that a finger is on stays where it is
  let held = false, stale = false;
  function drawSoon() {
    stale = held;
    if (!held) draw();
  }
  document.addEventListener("pointerdown", () => { held = true; });
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => {
    setTimeout(() => { held = false; if (stale) drawSoon(); }, 50);
  });

  function signedOut() {
    etag = "";
    if (view.show === signIn && !state) return;
    state = state && pending().length ? { ...state, csrf: "" } : null;
    if (view.show !== signIn) go(signIn);
  }

  function strange() {
    for (const one of pending().filter((act) => act.who !== state.who)) {
      one.status = "refused";
      one.said = W.other_person;
    }
  }

  async function run() {
    for (;;) {
      if (!document.hidden || pending().length) {
        await look();
        await send();
      }
      await new Promise((go_on) => { setTimeout(go_on, LOOK); });
    }
  }

  function act(what, words) {
    const uid = Array.from(crypto.getRandomValues(new Uint8Array(16)),
      (one) => one.toString(16).padStart(2, "0")).join("");
    acts.push({ uid, words, what: { ...what, event, uid }, who: state.who, status: "not_yet" });
    tell(`${words}: ${W.not_yet}`);
    drawHead();
    send();
  }

  async function send() {
    if (sending || !state || !state.csrf) return;
    sending = true;
    try {
      for (let next = pending()[0]; next; next = pending()[0]) {
        const answer = await post("act", next.what);
        const words = told(answer);
        if (answer.status === 401) { signedOut(); return; }
        if (answer.status === 503) { bookAway = true; drawHead(); return; }
        if ([0, 403, 429].includes(answer.status)) return;  // it is asked again, by its number
        next.status = answer.status === 200 ? "done" : "refused";
        next.said = words.done || words.refused || W.failed;
        tell(`${W[next.status]}: ${next.said}`);
        if (next.status === "refused" && view.show !== mineView && !view.still) go(mineView);
        await look();
      }
    } finally {
      sending = false;
      drawHead();
      if (view.show === mineView) draw();
    }
  }

  // sign-in
  function signIn() {
    if (view.drawn) return;
    view.drawn = true;
    const name = names.length
      ? el("select", { required: true, name: "name" }, names.map((one) => el("option", {}, one)))
      : el("input", { required: true, maxLength: 60, autocomplete: "off", name: "name" });
    const pin = el("input", { required: true, type: "password", inputMode: "numeric",
      autocomplete: "off", maxLength: 20, name: "pin" });
    const phone = el("input", { maxLength: 40, autocomplete: "off", name: "phone" });
    const fault = el("p", { className: "fault", role: "alert" });
    const enter = async (pressed) => {
      pressed.preventDefault();
      fault.textContent = "";
      const said = { name: name.value, pin: pin.value, phone: phone.value };
      const answer = await post("sign-in", said);
      pin.value = "";
      if (answer.status === 200) { await look(); send(); return; }
      fault.textContent = told(answer).refused || told(answer).away || W.failed;
      pin.focus();
    };
    put(el("form", { on: enter, id: "enter" }, title(W.sign_in), field(W.your_name, name),
      field(names.length ? W.pin : W.desk_pin, pin), field(W.phone, phone), fault),
    el("button", { type: "submit", className: "main", "data-key": "enter" }, W.sign_in));
    bar.firstChild.setAttribute("form", "enter");
  }

  // tables
  function tablesView() {
    const typed = view.typed || "";
    const fits = state.tables.filter((one) => String(one.table).startsWith(typed));
    const ways = state.events.length > 1
      ? el("label", {}, el("span", {}, W.events), eventsList()) : null;
    const grid = el("div", { className: "grid low" }, fits.map((one) => button(
      numbered(W.table, one.table, "table", one.game),
      () => go(tableView, { table: one.table }), { "data-key": `t${one.table}` })));
    const none = state.tables.length ? say(W.no_such_table, { table: typed }) : W.no_tables;
    const said = say(W.left, { count: state.left });
    put([title(W.tables), el("p", { className: "soft" }, said), ways,
      fits.length ? grid : el("p", { className: "empty" }, none)],
    state.tables.length > 12 ? pad(typed, (now) => { view.typed = now; draw(); },
      W.open, () => { if (fits.length) go(tableView, { table: exact(fits, typed) }); }) : null);
  }
  const exact = (fits, typed) => (fits.find((one) => String(one.table) === typed) || fits[0]).table;

  function eventsList() {
    const list = el("select", {}, state.events.map(([number, name]) =>
      el("option", { value: number, selected: number === event }, name)));
    list.addEventListener("change", () => { event = Number(list.value); etag = ""; look(); });
    return list;
  }

  /** A number pad with what was typed above it. */
  function pad(typed, changed, words, done) {
    const keys = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((one) => button(String(one),
      () => changed(typed + one), { "data-key": `k${one}` }));
    return el("div", { className: "pad" },
      el("output", { "aria-live": "polite" }, typed ? figure(typed) : "\u00a0"), keys,
      button("\u232b", () => changed(typed.slice(0, -1)),
        { "aria-label": W.delete, "data-key": "kdel" }),
      button("0", () => changed(`${typed}0`), { "data-key": "k0" }),
      button(words, done, { className: "main", disabled: !typed, "data-key": "kdone" }));
  }

  function tableView() {
    const here = table(view.table);
    if (!here) return go(tablesView);
    const modes = [["bust", "bust"], ["move", "move"], ["time", "clock"], ["count", "count"]]
      .filter(([one]) => may(one));
    if (!modes.some(([one]) => one === mode)) mode = modes.length ? modes[0][0] : "";
    const seats = here.seats.map((one) => button(
      [...numbered(W.seat, one.seat, "seat", one.name),
        el("small", {}, one.coming ? W.coming : one.chips === null ? "" : figure(one.chips))],
      () => chosen(here, one), { disabled: !mode, "data-key": `s${one.seat}` }));
    const others = [
      may("ruling") && button(W.showdown, () => go(handView, { table: here.table, still: true })),
      may("race") && button(W.race, () => go(raceView, { table: here.table, still: true })),
      button(W.card, () => go(cardView, { table: here.table, still: true })),
      button(W.back, () => go(tablesView)),
    ].filter(Boolean);
    put([title(say(W.table, here)), el("p", { className: "soft" },
      [here.game, here.locked].filter(Boolean).join(" · ")),
    seats.length ? el("div", { className: "grid seats low" }, seats)
      : el("p", { className: "empty" }, W.nobody)],
    [el("div", { className: "row modes" }, modes.map(([one, word]) => button(W[word],
      () => { mode = one; draw(); },
      { "aria-pressed": String(mode === one), "data-key": `m${one}` }))),
    el("div", { className: "row" }, others)]);
  }

  function chosen(here, one) {
    const to = { table: here.table, who: one };
    if (mode === "bust") go(bustView, { ...to, out: [one], stacks: {}, by: null });
    if (mode === "move") go(moveView, { ...to, typed: "" });
    if (mode === "time") go(clockView, { ...to, still: true, since: performance.now() });
    if (mode === "count") go(countView, { ...to, typed: "" });
  }

  /** Two buttons: the way back, and the act. */
  const choice = (words, done, enabled = true, kind = "main") => el("div", { className: "row" },
    button(W.back, () => go(tableView, { table: view.table }), { "data-key": "back" }),
    button(words, done, { className: kind, disabled: !enabled, "data-first": "", "data-key": "do" }));

  function finish(what, words) {
    act(what, words);
    go(tableView, { table: view.table });
  }

  /** What the desk says that an act would be, as soon as it has said so. */
  function weighed(what) {
    const key = JSON.stringify(what), mine = view;
    if (mine.weighing !== key) {
      mine.weighing = key;
      mine.would = el("p", { className: "lead", "aria-live": "polite" }, "\u00a0");
      const shown = mine.would;
      post("weigh", { ...what, event }).then((answer) => {
        const said = told(answer);
        shown.className = said.refused ? "fault lead" : "lead";
        shown.textContent = said.would || said.refused || "\u00a0";
      });
    }
    return mine.would;
  }

  // bust
  function bustView() {
    const { out, stacks } = view;
    const others = (table(view.table) || { seats: [] }).seats
      .filter((one) => !out.some((gone) => gone.entry === one.entry));
    const chips = (one) => stacks[one.entry] || 0;
    const what = () => ({ do: "bust", by: view.by || [],
      busts: out.map((one) => [one.entry, out.length > 1 ? chips(one) : 0]) });
    const complete = () => (out.length === 1 || out.every(chips))
      && (!state.bounties || view.by !== null);
    const would = el("div");
    const fill = () => {
      would.replaceChildren(...(complete() ? [weighed(what())] : []));
      const enter = bar.querySelector('[data-key="do"]');
      if (enter) enter.disabled = !complete();
    };
    const known = view.by || [];
    const toggles = state.bounties ? el("fieldset", { className: "low" },
      el("legend", {}, W.knocked_out),
      el("div", { className: "grid seats" }, others.map((one) => button(one.name, () => {
        view.by = known.includes(one.entry)
          ? known.filter((by) => by !== one.entry) : [...known, one.entry];
        draw();
      }, { "aria-pressed": String(known.includes(one.entry)), "data-key": `b${one.entry}` })),
      button(W.not_known, () => { view.by = []; draw(); },
        { "aria-pressed": String(view.by !== null && !known.length), "data-key": "b0" }))) : null;
    const said = out.map((one) => one.name).join(", ");
    const words = say(out.length > 1 ? W.several_out : W.out, { name: said });
    fill();
    put([title(words), would,
      out.length > 1 ? el("fieldset", {}, el("legend", {}, W.same_hand),
        out.map((one) => stackField(one, fill))) : null,
      view.more ? [el("p", { className: "lead low" }, W.one_more), el("div",
        { className: "grid seats" }, others.map((one) => button(one.name,
        () => { view.out = [...out, one]; view.more = false; draw(); },
        { "data-key": `o${one.entry}` })))] : null,
      toggles],
    [view.more || !others.length ? null
      : el("div", { className: "row" }, button(W.one_more, () => { view.more = true; draw(); },
        { "data-key": "more" })),
    choice(W.bust, () => finish(what(), words), complete(), "main grave")]);
  }

  function stackField(one, changed) {
    const input = el("input", { inputMode: "numeric", autocomplete: "off", maxLength: 12,
      value: view.stacks[one.entry] || "", "data-key": `c${one.entry}` });
    input.addEventListener("input", () => {
      view.stacks[one.entry] = Number(input.value.replace(/[^0-9]/g, "")) || 0;
      changed();
    });
    return field(say(W.chips_of, one), input);
  }

  // move
  function moveView() {
    const { who } = view;
    const place = { do: "move", entry: who.entry, table: view.to, seat: view.seat, swap: view.swap };
    if (view.seat) {
      const words = say(W.move_to, { name: who.name, table: view.to, seat: view.seat });
      return put([title(words), weighed(place)], choice(W.move, () => finish(place, words)));
    }
    if (view.to) {
      const there = table(view.to) || { size: 0, seats: [], barred: [] };
      const seats = Array.from({ length: there.size }, (_, number) => number + 1)
        .filter((one) => !there.barred.includes(one)).map((one) => seatChoice(there, one));
      return put([title(say(W.to_seat, { name: who.name, table: view.to })),
        el("div", { className: "grid seats low" }, seats)],
      el("div", { className: "row" }, button(W.back, () => { view.to = 0; draw(); })));
    }
    const fits = state.tables.filter((one) => String(one.table).startsWith(view.typed));
    const pick = (number) => { view.to = number; draw(); app.querySelector("h1").focus(); };
    put([title(say(W.to_table, who)),
      el("div", { className: "grid low" }, fits.map((one) => button(
        numbered(W.table, one.table, "table", one.game),
        () => pick(one.table), { "data-key": `t${one.table}` })))],
    [state.tables.length > 12 ? pad(view.typed, (now) => { view.typed = now; draw(); },
      W.open, () => fits.length && pick(exact(fits, view.typed))) : null,
    el("div", { className: "row" }, button(W.back, () => go(tableView, { table: view.table })),
      who.coming && may("arrive") ? button(W.arrived, () => finish(
        { do: "arrive", entry: who.entry }, `${who.name}: ${W.arrived}`), { className: "main" }) : null,
    )]);
  }

  function seatChoice(there, seat) {
    const sits = there.seats.find((one) => one.seat === seat);
    if (sits && sits.entry === view.who.entry) return null;
    const words = sits ? say(W.swap, sits) : W.free;
    return button(numbered(W.seat, seat, "seat", words), () => {
      view.seat = seat; view.swap = Boolean(sits); draw();
      bar.querySelector("[data-first]").focus();
    }, { "data-key": `s${seat}` });
  }

  // the clock on a player: it is in no log unless it runs out
  function clockView() {
    const [allowed, countdown] = state.called;
    const time = el("p", { className: "time", role: "timer" });
    const said = el("p", { className: "lead", "aria-live": "assertive" });
    put([title(say(W.on_clock, view.who)), time, said], el("div", { className: "row" },
      button(W.again, () => go(clockView, { ...view, since: performance.now(), over: false })),
      button(W.stop, () => go(tableView, { table: view.table }),
        { className: "main", "data-first": "" })));
    const mine = view;
    const tick = () => {
      const left = Math.ceil(allowed + countdown - (performance.now() - mine.since) / 1000);
      if (left <= 0 && !mine.over) {
        mine.over = true;
        clearInterval(timer);
        const words = say(W.time_out, mine.who);
        said.textContent = words;
        act({ do: "time", entry: mine.who.entry }, words);
      }
      time.textContent = String(left > countdown ? left - countdown : Math.max(0, left));
      time.classList.toggle("warning", left <= countdown);
      if (left <= countdown && left > 0) said.textContent = W.countdown;
    };
    tick();
    if (!mine.over) timer = setInterval(tick, 100);
  }

  function countView() {
    const { who, typed } = view;
    const words = say(W.chip_count, who);
    put([title(words)], [pad(typed, (now) => { view.typed = now.slice(0, 12); draw(); }, W.count,
      () => finish({ do: "count", entry: who.entry, chips: Number(typed) },
        `${words}: ${figure(typed)}`)),
    el("div", { className: "row" }, button("000", () => {
      view.typed = typed ? `${typed}000`.slice(0, 12) : ""; draw();
    }, { "data-key": "k000" }), button(W.back, () => go(tableView, { table: view.table })))]);
  }

  // rulings
  let cardField = null;
  const cardInput = (set = {}) => {
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
  const cardPad = () => el("div", { className: "deck" },
    [..."AKQJT98765432"].map((rank) => button(rank, () => deal(rank))),
    [["s", "\u2660", W.spade], ["h", "\u2665", W.heart], ["d", "\u2666", W.diamond],
      ["c", "\u2663", W.club]].map(([suit, sign, words]) => button(sign, () => deal(suit),
      { "aria-label": words, className: `suit ${suit}` })),
    button("/", () => deal(" / ")),
    button("\u232b", () => deal(""), { "aria-label": W.delete }),
    button("\u2193", nextField, { "aria-label": W.next }));

  async function handView() {
    const mine = view;
    put(title(W.showdown), choice(W.rule, () => {}, false));
    const wanted = mine.game ? `&game=${encodeURIComponent(mine.game)}` : "";
    const answer = await ask(`hand?event=${event}&table=${mine.table}${wanted}`);
    if (view !== mine) return;
    const form = told(answer);
    if (answer.status !== 200) {
      put([title(W.showdown), el("p", { className: "fault" }, form.refused || W.failed)],
        choice(W.again, () => go(handView, { ...mine })));
      return;
    }
    const games = el("select", {}, form.games.map(([id, name]) =>
      el("option", { value: id, selected: id === form.game }, name)));
    games.addEventListener("change", () =>
      go(handView, { table: mine.table, still: true, game: games.value }));
    const seats = table(mine.table).seats.map((one) => ({ seat: one.seat,
      input: cardInput({ placeholder: form.hint }), name: one.name }));
    const board = form.board.map(([street, row, name]) => ({ street, row, name, input: cardInput() }));
    const more = {};
    for (const key of ["pot", "button", "chip", "note"]) more[key] = el("input",
      { autocomplete: "off", maxLength: 60, value: key === "chip" ? form.chip : "",
        inputMode: key === "note" ? "text" : "numeric" });
    if (form.dice) more.dice = el("input", { autocomplete: "off", maxLength: 20 });
    if (form.choices.length) more.choice = el("select", {}, el("option", { value: "" }, ""),
      form.choices.map(([id, name]) => el("option", { value: id }, name)));
    const what = () => ({ do: "ruling", event, table: mine.table, game: form.game,
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
    cardField = app.querySelector(".cards-typed");
  }

  function raceView() {
    const mine = view;
    const number = () => el("input", { inputMode: "numeric", autocomplete: "off", maxLength: 12 });
    const before = number(), after = number();
    const rows = table(mine.table).seats.map((one) => ({ one, chips: number(), rest: number(),
      cards: cardInput() }));
    const count = (input) => Number(input.value.replace(/[^0-9]/g, "")) || 0;
    const what = () => ({ do: "race", event, table: mine.table, old: before.value, new: after.value,
      racers: rows.map((row) => [row.one.seat, count(row.chips), count(row.rest), row.cards.value]) });
    const fault = el("p", { className: "fault", role: "alert" });
    put([title(`${W.race}, ${say(W.table, mine)}`), field(W.old, before), field(W.new, after),
      rows.map((row) => el("fieldset", {}, el("legend", {}, row.one.name),
        field(say(W.old_chips, row.one), row.chips), field(say(W.rest, row.one), row.rest),
        field(say(W.cards_of, row.one), row.cards))), fault],
    [cardPad(), choice(W.rule, () => ruled(what, fault))]);
    cardField = app.querySelector(".cards-typed");
  }

  async function ruled(what, fault) {
    const asked = what(), mine = view;
    const answer = await post("rule", asked);
    if (view !== mine) return;
    const said = told(answer);
    if (!said.headline) {
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

  async function cardView() {
    const mine = view;
    const back = el("div", { className: "row" },
      button(W.back, () => go(tableView, { table: mine.table }), { "data-first": "" }));
    put(title(W.card), back);
    const answer = await ask(`card?event=${event}&table=${mine.table}`);
    if (view !== mine) return;
    const sheet = el("div", { className: "sheet-of-table" });
    if (answer.status === 200) sheet.innerHTML = answer.text;  // the board's own page
    else sheet.append(title(W.card),
      el("p", { className: "fault" }, told(answer).refused || W.failed));
    put(sheet, back);
  }

  // what was done here
  function mineView() {
    const rows = [...acts].reverse().map((one) => el("li", { className: one.status },
      el("b", {}, W[one.status]), el("span", {}, one.said || one.words)));
    const last = state && state.undo;
    const undo = () => {
      act({ do: "undo", number: last.number }, say(W.undo_this, last));
      view.sure = false;
      draw();
    };
    const offered = last && may("undo") && !pending().length && !lost;
    put([title(W.mine),
      rows.length ? el("ul", { className: "acts" }, rows)
        : el("p", { className: "empty" }, W.nothing_done),
      offered && view.sure ? el("p", { className: "lead" }, say(W.undo_this, last)) : null],
    [offered ? el("div", { className: "row" }, view.sure
      ? button(W.undo, undo, { className: "main grave", "data-key": "undo" })
      : button(say(W.undo_this, last), () => { view.sure = true; draw(); },
        { "data-key": "undo" })) : null,
    el("div", { className: "row" },
      button(W.sign_out, async () => { await post("sign-out", {}); signedOut(); },
        { disabled: Boolean(pending().length) }),
      button(W.back, () => go(state ? tablesView : signIn), { "data-first": "" }))]);
  }

  addEventListener("beforeunload", (leaving) => { if (pending().length) leaving.preventDefault(); });
  addEventListener("online", () => { look().then(send); });
  document.addEventListener("visibilitychange", () => { if (!document.hidden) look(); });
  go(signIn);
  run();
})();
