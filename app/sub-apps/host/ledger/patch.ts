import type { Undo } from "../base/slot";

/** The number of stack frames, enough to reach past the frames of a framework. */
const deepest = 50;

/** Identifies whose code is running by the addresses of its scripts. */
export type Whose = { isTheirs: () => boolean; add: (script: string) => void };

/**
 * Initially no script belongs to a sub-application: `add` takes the address of one of its scripts, and all from the same folder
 * belong to it too.
 */
export function whose(): Whose {
  const places = new Set<string>();
  return {
    isTheirs: () => {
      const stack = stackNow();
      return [...places].some((place) => stack.includes(place));
    },
    add(script) {
      const folder = new URL(".", script).href;
      // A script at the root of our own origin would include everything.
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
 * Replaces a method of an object until it is undone. If other code has replaced it since, that replacement stays, and ours passes
 * calls on to the original.
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
