import { expect, test } from "vitest";
import { isNearEnd } from "~/ui/shell/message-bell";

const scrolledTo = (scrollTop: number) => ({ scrollTop, clientHeight: 300, scrollHeight: 1000 });

test("a list is near its end within ten pixels of it", () => {
  expect(isNearEnd(scrolledTo(689))).toBe(false);
  expect(isNearEnd(scrolledTo(690))).toBe(true);
  expect(isNearEnd(scrolledTo(700))).toBe(true);
});

test("a list with nothing to scroll is at its end, a closed one is not", () => {
  expect(isNearEnd({ scrollTop: 0, clientHeight: 300, scrollHeight: 300 })).toBe(true);
  expect(isNearEnd({ scrollTop: 0, clientHeight: 0, scrollHeight: 0 })).toBe(false);
});
