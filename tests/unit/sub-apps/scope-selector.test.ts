import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { scopeSelector, spareIsolated } from "~/sub-apps/host/styles/scope-sheet";

const own = '[data-subapp="gsrm"]';
const where = `:where(${own}, ${own} *)`;

test.each([
  ["h1", `h1${where}`],
  [".a .b", `.a .b${where}`],
  [".a > b:hover", `.a > b:hover${where}`],
  ["p::before", `p${where}::before`],
  ["p:after", `p${where}:after`],
  ["::selection", `${where}::selection`],
  [".x::part(head):hover", `.x${where}::part(head):hover`],
  ["*", `*${where}`],
  ["a, b", `a${where}, b${where}`],
  [":is(a, b) c", `:is(a, b) c${where}`],
  ['[title="a, b::before"]', `[title="a, b::before"]${where}`],
  [String.raw`.a\,b\:before`, String.raw`.a\,b\:before${where}`],
])("%s applies only inside the sub-application", (selector, scoped) => {
  expect(scopeSelector(selector, "gsrm")).toBe(scoped);
});

test.each([
  [":root", own],
  ["html", own],
  ["body", own],
  ["html body", own],
  ["html > body.dark", `${own}.dark`],
  ["html.a body.b .c", `${own}.a.b .c`],
  [":root:not(.x) > p", `${own}:not(.x) > p`],
  ["body::before", `${own}::before`],
  ["body-part", `body-part${where}`],
])("%s, written for the document, applies to the sub-application's element", (selector, scoped) => {
  expect(scopeSelector(selector, "gsrm")).toBe(scoped);
});

test("the portal's own rules exclude elements with isolated styles", () => {
  const spared = ":where(:not([data-isolated], [data-isolated] *))";
  expect(spareIsolated("h1, .card p::before")).toBe(`h1${spared}, .card p${spared}::before`);
  expect(spareIsolated(":root")).toBe(`:root${spared}`);
});

const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,6}$/).filter((word) => !/^(html|body)$/.test(word));
const simple = fc.oneof(
  name.map((word) => `.${word}`),
  name.map((word) => `#${word}`),
  name.map((word) => `[${word}="a, ::b"]`),
  fc.constantFrom(":hover", ":not(.a, .b)", ":nth-child(2n + 1)", ":where(p::x)"),
);
const compound = fc.tuple(name, fc.array(simple, { maxLength: 3 })).map(([tag, rest]) => tag + rest.join(""));
const subject = fc
  .tuple(fc.array(fc.tuple(compound, fc.constantFrom(" ", " > ", " + ", " ~ ")), { maxLength: 3 }), compound)
  .map(([before, last]) => before.map(([one, combinator]) => one + combinator).join("") + last);
const pseudo = fc.constantFrom("", "::before", ":after", "::-webkit-scrollbar:hover");

property.prop([fc.array(fc.tuple(subject, pseudo), { minLength: 1, maxLength: 4 })])(
  "every selector in a list is scoped at the end of its subject, before a pseudo-element, and only once",
  (list) => {
    const scoped = scopeSelector(list.map(([one, end]) => one + end).join(","), "gsrm");
    expect(scoped).toBe(list.map(([one, end]) => one + where + end).join(", "));
    expect(scopeSelector(scoped, "gsrm")).toBe(scoped);
  },
);

property.prop([fc.string({ maxLength: 60 })])("whatever a style sheet contains, nothing is lost", (text) => {
  const scoped = scopeSelector(text, "gsrm");
  const left = (css: string) => css.replaceAll(where, "").replaceAll(/[\s,]/g, "");
  const root = /:root|html|body/i;
  if (!root.test(text)) expect(left(scoped)).toBe(left(text));
});
