import { afterEach, beforeEach, expect, vi } from "vitest";

/** A complaint on the console is a failed test: nobody reads it otherwise. */
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});
afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  expect(vi.mocked(console.warn).mock.calls).toEqual([]);
});
