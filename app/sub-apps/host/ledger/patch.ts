import type { Undo } from "../base/slot";

/** Deep enough to reach past what a framework puts between a sub-application and the browser. */
const deepest = 50;

/** Tells whose code is running, by the addresses its scripts came from. */
export type Whose = { isTheirs: () => boolean; add: (script: string) => void };

/** Nothing is a sub-application's yet: `add` takes the address of one of its scripts, and all beside it are its too. */
export function whose(): Whose {
  const places = new Set<string>();
  return {
    isTheirs: () => {
      const stack = stackNow();
      return [...places].some((place) => stack.includes(place));
    },
    add(script) {
      const folder = new URL(".", script).href;
      // At the root of our own origin everything lies beside it.
      places.add(folder === `${location.origin}/` ? script : folder);
    },
  };
}

function stackNow(): string {
  const usual = Error.stackTraceLimit;
  Error.stackTraceLimit = deepest;
  const { stack = "" } = new Error("whose");
  Error.stackTraceLimit = usual;
  return stack;
}

type Method = (...args: never[]) => unknown;

/**
 * Puts a function in the place of a method of one object, until it is undone. Where other code has put another over it
 * by then, theirs stays, and ours goes on passing calls to the original.
 */
export function replaceMethod<Name extends string, Of extends Record<Name, Method>>(
  owner: Of,
  name: Name,
  wrap: (original: Of[Name]) => Of[Name],
  undo: (step: Undo) => void,
): void {
  const isOwn = Object.hasOwn(owner, name);
  const original = owner[name];
  const replacement = wrap(original);
  owner[name] = replacement;
  undo(() => {
    if (owner[name] !== replacement) return;
    if (isOwn) owner[name] = original;
    else Reflect.deleteProperty(owner, name);
  });
}
