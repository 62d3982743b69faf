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
] as const)("%s belongs to the input method or to the page", ([, event, belongs]) => {
  expect(isComposing(event)).toBe(belongs);
});

test("keys are asked in this one place whether they belong to an input method", () => {
  const asking = Object.entries(sources).filter(
    ([path, text]) => /\bevent\b[\w.]*\.isComposing\b/.test(text) && !path.endsWith("/keys/is-composing.ts"),
  );
  expect(asking.map(([path]) => path)).toEqual([]);
});

/** Keys that a composition may be made of, or be ended with. */
const composing = /\.key(?:\.toLowerCase\(\))? [!=]== "(?:Enter|Escape|Tab| |\/|k)"/;
/** Keys on what holds no text. */
const withoutText = ["use-arrangement.ts"];

test("whatever acts on a key that may end a composition asks whose key it is", () => {
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
