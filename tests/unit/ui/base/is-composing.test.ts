import { expect, test } from "vitest";
import { isComposing } from "~/ui/base/is-composing";

const sources = import.meta.glob<string>(
  ["../../../../app/ui/**/*.{ts,tsx}", "../../../../app/sub-apps/**/*.{ts,tsx}"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

const key = (isDuring: boolean, keyCode: number) => ({ isComposing: isDuring, keyCode }) as KeyboardEvent;

test.for([
  ["a key during a composition", key(true, 13), true],
  ["the Enter that Safari sends after a composition", key(false, 229), true],
  ["Enter", key(false, 13), false],
] as const)("%s is attributed to the input method or to the page", ([, event, belongs]) => {
  expect(isComposing(event)).toBe(belongs);
});

test("only this one file checks whether a key belongs to an input method", () => {
  const asking = Object.entries(sources).filter(
    ([path, text]) => /\bevent\b[\w.]*\.isComposing\b/.test(text) && !path.endsWith("/keys/is-composing.ts"),
  );
  expect(asking.map(([path]) => path)).toEqual([]);
});

/** Keys that may be part of a composition or end it. */
const composing = /\.key(?:\.toLowerCase\(\))? [!=]== "(?:Enter|Escape|Tab| |\/|k)"/;
/** Keys on elements without text. */
const withoutText = ["use-arrangement.ts"];

test("every handler of a key that may end a composition checks for the composition", () => {
  const deaf = Object.entries(sources)
    .filter(
      ([path, text]) =>
        composing.test(text) &&
        !text.includes("isComposing(event)") &&
        !withoutText.some((name) => path.endsWith(name)),
    )
    .map(([path]) => path);
  expect(deaf).toEqual([]);
});
