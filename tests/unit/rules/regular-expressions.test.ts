import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { accountNameProblem, isSameName } from "~/rules/bank/account-name";
import { isEmail } from "~/rules/identifiers/email";
import type { Shape } from "~/rules/fields/field-kind";
import { rowShapeOf } from "~/rules/fields/kind-registry";
import { sections } from "~/rules/registration/sections";
import { safePath } from "~/rules/files/safe-path";
import { quickestMs } from "../../support/processor-time";
import { answers } from "./long-answers";

/** Every regular expression in the rules. */
const own = readdirSync("app/rules", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .flatMap((file) => [
    ...readFileSync(`app/rules/${file}`, "utf8").matchAll(
      /(?<=[\s(:!=])\/((?:\\.|\[(?:\\.|[^\]])*\]|[^/\\\n*[])(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\\\n[])*)\/([a-z]*)/g,
    ),
  ])
  .map(([, source = "", flags = ""]) => new RegExp(source, flags.replace("g", "")));

test("the rules contain regular expressions, and this test finds them", () => {
  expect(own.length).toBeGreaterThan(30);
});

const quickMs = 20;

test.each(own)("%s matches a hundred thousand characters without delay", (pattern) => {
  for (const answer of answers)
    expect(
      quickestMs(quickMs, () => pattern.test(answer)),
      answer.slice(0, 20),
    ).toBeLessThan(quickMs);
});

test.each(Object.entries(sections))(
  "every field of %s validates a hundred thousand characters without delay",
  (_, { fields }) => {
    for (const [name, field] of Object.entries({ ...fields.shape, ...rowFields(fields.shape) }))
      for (const answer of answers)
        expect(
          quickestMs(quickMs, () => z.safeParse(field, answer)),
          name,
        ).toBeLessThan(quickMs);
  },
);

const rowFields = (shape: Shape) =>
  Object.assign({}, ...Object.values(shape).map((field) => rowShapeOf(field))) as Shape;

test("so do email addresses, paths and names", () => {
  for (const answer of answers) {
    expect(quickestMs(quickMs, () => isEmail(`${answer.slice(0, 60)}@${answer}`))).toBeLessThan(quickMs);
    expect(quickestMs(quickMs, () => safePath(`/${answer}`, "/"))).toBeLessThan(quickMs);
    expect(quickestMs(quickMs, () => accountNameProblem(answer, "JP", "JP"))).toBeLessThan(quickMs);
    expect(quickestMs(quickMs, () => isSameName(answer, "A"))).toBeLessThan(quickMs);
  }
});
