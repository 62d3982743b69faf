import { handWritten, isDay, isListed, listed } from "./hand-written.ts";

const style = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem; }
form { display: grid; gap: 1rem; grid-template-columns: 1fr 1fr; }
.field > label { display: block; font-weight: 600; }
input:not([type=radio], [type=checkbox]), select, textarea { border: 1px solid #8a8a8a; border-radius: 4px; box-sizing: border-box; font: inherit; padding: 0.5rem; width: 100%; }
[aria-invalid=true] { border-color: #b3261e; }
.error { color: #b3261e; margin: 0; }`;

/** Validates a text when it loses focus, and all of them on submit; adds rows. */
const script = `
const form = document.forms[0];
const isFree = (name) => name === "website" || name === "gstin";
function check(control) {
  const problem = document.getElementById(control.id + "-problem");
  if (!problem) return true;
  const isCode = control.name === "unifiedCreditCode";
  const wrong = control.value === "" ? !isFree(control.name) : isCode && !/^[0-9A-Z]{18}$/.test(control.value);
  control.setAttribute("aria-invalid", String(wrong));
  problem.innerHTML = wrong ? '<p class="error">Please check this answer.</p>' : "";
  return !wrong;
}
const texts = () => [...form.querySelectorAll("input:not([type=radio], [type=checkbox]), select, textarea")];
form.addEventListener("focusout", ({ target }) => target.value !== undefined && target.type !== "submit" && check(target));
form.addEventListener("submit", (event) => {
  event.preventDefault();
  texts().filter((control) => !check(control))[0]?.focus();
});
document.getElementById("add").addEventListener("click", () => {
  const row = document.createElement("fieldset");
  row.className = "row";
  const at = document.querySelectorAll(".row").length + 1;
  row.innerHTML = ["name", "identityId"].map((part) => {
    const name = "shareholders[" + at + "]." + part;
    return '<div class="field"><label for="' + name + '">' + name + '</label><input id="' + name + '" name="' + name + '"><div id="' + name + '-problem"></div></div>';
  }).join("");
  document.getElementById("add").before(row);
});
document.documentElement.dataset.alive = "";`;

/** The basic tab written by hand: HTML, a little style and a little script, without anything to load later. */
export const byHand = (): string => byHandWith(`<script>${script}</script>`);

/** Like `byHand`, but with other scripts. */
export const byHandWith = (scripts: string): string =>
  handWritten()
    .replaceAll(/<input id="(\w+)" name="\w+" type="text"[^>]*>/g, (input, name: string) => chosen(name) ?? input)
    .replace("</head>", `<style>${style}</style></head>`)
    .replace("<button>", '<button type="button" id="add">Add</button><button>')
    .replace("</body>", `${scripts}</body>`);

const options = `<option></option>${listed.map((place) => `<option>${place}</option>`).join("")}`;

/** The HTML control for an answer selected from a list. */
function chosen(name: string): string | undefined {
  if (isListed(name)) return `<select id="${name}" name="${name}">${options}</select>`;
  return isDay(name) ? `<input id="${name}" name="${name}" type="date">` : undefined;
}
