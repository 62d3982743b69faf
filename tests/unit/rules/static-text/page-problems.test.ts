import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { pagesByCode } from "~/platform/seed/texts/seed";
import { pageTags } from "~/rules/static-text/page-html";
import { findPageProblems, findTitleProblems } from "~/rules/static-text/page-problems";

const parameters = ["brand", "codeHours"];
const problemsOf = (html: string) => findPageProblems(html, parameters).map(({ code, name }) => `${code} ${name}`);

test.each([
  ["<p>Ask {{brand}} within {{codeHours}} hours.</p>", []],
  ['<p>See <a href="https://example.com/a?b=1">this</a> or <a href="mailto:a@b.example">write</a>.</p>', []],
  ["<ul><li>one</li><li>two</li></ul><H2>Title</H2>", []],
  ["<p>1 &lt; 2</p>", []],
  ["<p>1 < 2</p>", ["tag <"]],
  ["<script>alert(1)</script>", ["tag script"]],
  ['<img src="x" onerror="alert(1)">', ["tag img"]],
  ["<!-- note --><p>text</p>", ["tag <"]],
  ['<p class="big" onclick="x()">text</p>', ["attribute p"]],
  ['<a href="javascript:alert(1)">x</a>', ["link a"]],
  ['<a href="http://example.com">x</a>', ["link a"]],
  ['<a href="https://example.com" target="_blank">x</a>', ["link a"]],
  ["<a>x</a>", ["link a"]],
  ["<p><strong>bold</p>", ["unclosed strong"]],
  ["<p>text", ["unclosed p"]],
  ["text</p>", ["unopened p"]],
  ["<p>{{company}} and {{company}} and {{ brand }}</p>", ["parameter company", "parameter  brand "]],
])("%s: %j", (html, problems) => {
  expect(problemsOf(html)).toEqual(problems);
});

test("a title has no elements", () => {
  expect(findTitleProblems("Working with {{brand}}", parameters)).toEqual([]);
  expect(findTitleProblems("<em>Working</em>", parameters)).toEqual([{ code: "tag", name: "<" }]);
  expect(findTitleProblems("{{unheardOf}}", parameters)).toEqual([{ code: "parameter", name: "unheardOf" }]);
});

test("the texts of the product have no problems", () => {
  for (const { zh, en } of Object.values(pagesByCode))
    for (const { text } of [zh, en]) {
      const named = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);
      expect(findPageProblems(text, named)).toEqual([]);
    }
});

const nested = fc.letrec<{ html: string }>((tie) => ({
  html: fc.oneof(
    { maxDepth: 6 },
    fc.string({ unit: fc.constantFrom("a", "中", " ", ">", "&", "'") }),
    fc
      .tuple(fc.constantFrom(...pageTags.filter((tag) => tag !== "a")), fc.array(tie("html"), { maxLength: 3 }))
      .map(([tag, inner]) => `<${tag}>${inner.join("")}</${tag}>`),
  ),
})).html;

property.prop([nested])("well-formed elements of the list have no problems", (html) => {
  expect(findPageProblems(html, [])).toEqual([]);
});

property.prop([
  fc.string({ unit: fc.constantFrom("<", ">", "/", "p", "a", "{", "}", '"', "=", " ", "x"), maxLength: 200 }),
])("whatever is typed, the answer is a list of at most twenty problems", (html) => {
  expect(findPageProblems(html, []).length).toBeLessThanOrEqual(20);
});
