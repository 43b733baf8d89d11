// Leads on to the remote: its port and its secret stand behind the '#', which is never sent.
const [, port, secret] = /^#(\d{1,5})\/([0-9A-Za-z]+)$/.exec(location.hash) ?? [];
const at = `${location.hostname}:${port}`;
const on = document.getElementById("on");
if (port) {
  document.getElementById("at").textContent = location.hostname;
  on.href = `https://${at}/remote/${secret}/`;
  on.hidden = false;
} else {
  document.getElementById("wrong").hidden = false;
}
