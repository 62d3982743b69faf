import { fc } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { isSameAnswer } from "~/rules/onboarding/same-answer";

const text = fc.string();
const row = fc.dictionary(fc.constantFrom("id", "name", "phone", "iban"), fc.oneof(text, fc.array(text)));
const answers = fc.oneof(text, fc.array(text), row, fc.array(row));

test("an answer equals itself regardless of the order of its fields", () => {
  fc.assert(
    fc.property(answers, row, (answer, fields) => {
      expect(isSameAnswer(answer, structuredClone(answer))).toBe(true);
      expect(isSameAnswer(fields, Object.fromEntries(Object.entries(fields).toReversed()))).toBe(true);
    }),
  );
});

test("the comparison is symmetric", () => {
  fc.assert(
    fc.property(answers, answers, (one, other) => {
      expect(isSameAnswer(one, other)).toBe(isSameAnswer(other, one));
    }),
  );
});

test("surrounding spaces and empty answers are ignored", () => {
  fc.assert(
    fc.property(text, row, (answer, fields) => {
      expect(isSameAnswer(answer, `  ${answer}\n`)).toBe(true);
      expect(isSameAnswer(fields, { ...fields, swift: " ", notes: [], branch: undefined })).toBe(true);
    }),
  );
  for (const empty of ["", " ", [], [""], {}, [{}], null, undefined]) expect(isSameAnswer(undefined, empty)).toBe(true);
});

test("a different text is a change, including in a row or among several values", () => {
  fc.assert(
    fc.property(text, text, row, (one, other, fields) => {
      fc.pre(one.trim() !== other.trim());
      expect(isSameAnswer(one, other)).toBe(false);
      expect(isSameAnswer({ ...fields, name: one }, { ...fields, name: other })).toBe(false);
      expect(isSameAnswer(["a", one], ["a", other])).toBe(false);
    }),
  );
});
