// What this open page knows: the event as the desk told it last, what is in sight, what was done.

export const page = {
  state: null, etag: "", event: 0,
  lost: 0, bookAway: false,
  view: { show: "sign-in" }, mode: "bust", timer: 0,
  acts: [],  // everything done in this page, the oldest first
};

export const may = (act) => page.state && page.state.may.includes(act);
export const pending = () => page.acts.filter((one) => one.status === "not_yet");
export const table = (number) => page.state.tables.find((one) => one.table === number);
