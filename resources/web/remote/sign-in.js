// Signing in: with a name and a PIN, or with the desk's where the house has no staff.

import { look, post, send, told } from "./desk.js";
import { bar, el, field, title } from "./elements.js";
import { page } from "./page.js";
import { put } from "./sight.js";
import { names, W } from "./words.js";

export function signIn() {
  if (page.view.drawn) return;
  page.view.drawn = true;
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
