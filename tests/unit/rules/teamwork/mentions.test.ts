import { fc } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { deletableUntil, findMentioned, findTypedMention, splitMentions } from "~/rules/teamwork/mentions";

const people = [{ userName: "王芳" }, { userName: "王芳芳" }, { userName: "Sun Li" }];
const names = people.map(({ userName }) => userName);

test("a note mentions the users whose name follows an @, and prefers the longer of two matching names", () => {
  expect(findMentioned("@王芳芳 请看，@Sun Li too", people)).toEqual([people[1], people[2]]);
  expect(findMentioned("王芳 without a sign, sun@li.example", people)).toEqual([]);
});

test("two colleagues with the same name are both mentioned", () => {
  const twins = [
    { userName: "李明", accountId: "1" },
    { userName: "李明", accountId: "2" },
  ];
  expect(findMentioned("@李明 看一下", twins)).toEqual(twins);
});

test("joining the parts of a split note restores the note", () => {
  const pieces = fc.oneof(fc.string(), fc.constantFrom(...names.map((name) => `@${name}`), "@"));
  fc.assert(
    fc.property(fc.array(pieces), (parts) => {
      const text = parts.join("");
      expect(
        splitMentions(text, names)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
    }),
  );
});

test("a mention is being typed from the @ to the caret, but not in an email address or on another line", () => {
  expect(findTypedMention("see @Su", 7)).toEqual({ start: 4, query: "Su" });
  expect(findTypedMention("请@", 2)).toEqual({ start: 1, query: "" });
  expect(findTypedMention("a@b", 3)).toBeNull();
  expect(findTypedMention("@Su\nnext", 8)).toBeNull();
  expect(findTypedMention("nothing", 7)).toBeNull();
});

test("a note can be deleted for a quarter of an hour", () => {
  expect(deletableUntil("2026-03-10T08:00:00.000Z")).toBe("2026-03-10T08:15:00.000Z");
});
