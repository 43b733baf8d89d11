// What the page says: the words that came with it, and how names and figures are put into them.

const { dataset } = document.body;
export const base = dataset.base;
export const W = JSON.parse(dataset.words);
export const names = JSON.parse(dataset.names);

export const say = (text, values = {}) => text.replace(/\{(\w+)\}/g, (_, key) => values[key] ?? "");
export const figure = (number) => Number(number).toLocaleString("en-US");

export const clockTime = (moment) =>
  new Date(moment).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
