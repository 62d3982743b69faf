import { expect, test } from "vitest";
import { isId } from "~/rules/text/technical-names";

test.each(["5f3a9c", "A-b_9", "0".repeat(64)])("%s is a valid ID", (text) => expect(isId(text)).toBe(true));

test.each(["", "..", "a/b", "a b", "%2e", "a?b", "编号", "0".repeat(65), "a\n"])("%j is not a valid ID", (text) =>
  expect(isId(text)).toBe(false),
);
