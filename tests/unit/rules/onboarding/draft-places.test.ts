import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { commentPlace, isDraftPlace, readCommentPlace } from "~/rules/onboarding/draft-places";
import { returnableParts } from "~/rules/onboarding/returnable-parts";

const ids = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,8}$/), { minLength: 1, maxLength: 6 });

property.prop([fc.constantFrom(...returnableParts), ids, fc.nat(), fc.nat()])(
  "a comment follows its row when the row moves, and belongs to the section once the row is removed",
  (section, rows, pick, turn) => {
    const banks = rows.map((id) => ({ id, iban: "" }));
    const at = pick % banks.length;
    const place = commentPlace(section, `banks[${at}].iban`, () => ({ banks }));
    const moved = [...banks.slice(turn % banks.length), ...banks.slice(0, turn % banks.length)];
    const now = moved.findIndex(({ id }) => id === rows[at]);
    expect(readCommentPlace(place, () => ({ banks: moved }))).toEqual({ section, field: `banks[${now}].iban` });
    const left = banks.filter(({ id }) => id !== rows[at]);
    expect(readCommentPlace(place, () => ({ banks: left }))).toEqual({ section, field: "" });
    expect(isDraftPlace(place)).toBe(true);
  },
);

test("the places of comments on a section and on a field outside a table are parsed back unchanged", () => {
  const values = () => ({});
  expect(readCommentPlace(commentPlace("basic", "companyName", values), values)).toEqual({
    section: "basic",
    field: "companyName",
  });
  expect(readCommentPlace(commentPlace("bank", "", values), values)).toEqual({ section: "bank", field: "" });
});

test.each(["event", "", "comment:", "comment:unknown:name", "password"])("'%s' is not a place of a draft", (place) => {
  expect(isDraftPlace(place)).toBe(false);
});
