import { expect, test } from "vitest";
import { type ComparedCharacter, compareCharacters } from "~/rules/change-request/differing-characters";

/** Returns the number with the differing characters in brackets. */
const say = (characters: ComparedCharacter[]) =>
  characters
    .map(({ text, isOther }) => (isOther ? `[${text}]` : text))
    .join("")
    .replaceAll("][", "");

test.each([
  ["numbers of equal length, by position", "104584001253", "308584001711", "[1]0[4]584001[253]", "[3]0[8]584001[711]"],
  ["an added digit", "123456", "1239456", "123456", "123[9]456"],
  ["a missing digit", "1234456", "123456", "1234[4]56", "123456"],
  ["another beginning and another length", "99123", "8123", "[99]123", "[8]123"],
  ["equal numbers", "123", "123", "123", "123"],
  ["nothing on one side", "", "12", "", "[12]"],
  ["the ends of two masked numbers", "****2345", "****2333", "****23[45]", "****23[33]"],
  ["a masked number and one in full", "****2345", "6222021001112212333", "****23[45]", "62220210011122123[33]"],
  ["a completely masked number", "****", "6222", "****", "6222"],
])("marks %s", (_, before, after, was, is) => {
  const compared = compareCharacters(before, after);
  expect(say(compared.before)).toBe(was);
  expect(say(compared.after)).toBe(is);
});
