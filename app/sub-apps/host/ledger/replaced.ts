import type { Undo } from "../slot";

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
  const had = Object.hasOwn(owner, name);
  const original = owner[name];
  const wrapped = wrap(original);
  owner[name] = wrapped;
  undo(() => {
    if (owner[name] !== wrapped) return;
    if (had) owner[name] = original;
    else Reflect.deleteProperty(owner, name);
  });
}
