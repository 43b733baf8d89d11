// What stands on the page is made of these: buttons, fields, numbers with their words.

import { say } from "./words.js";

const at = (id) => document.getElementById(id);
export const app = at("app"), bar = at("bar"), head = at("head"), line = at("line");

export function el(name, set = {}, ...inside) {
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
export const button = (words, on, set = {}) => el("button", { type: "button", on, ...set }, words);
export const field = (words, input) => el("label", {}, el("span", {}, words), input);
/** A large number, what it is the number of for who cannot see it, and words below it. */
export const numbered = (text, number, key, words) => [
  el("b", {}, unseen(say(text, { [key]: "" })), String(number)), el("span", {}, words)];
const unseen = (words) => el("span", { className: "unseen" }, words);
export const title = (words) => el("h1", { tabIndex: -1 }, words);

/** Reads words aloud to who cannot see what has changed. */
export function tell(words) {
  at("said").textContent = "";
  setTimeout(() => { at("said").textContent = words; }, 50);
}
