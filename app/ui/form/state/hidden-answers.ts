import type { Shape } from "~/rules/fields/field-kind";
import { kindOf, rowShapeOf } from "~/rules/fields/kind-registry";
import { siblingOf } from "~/rules/field-names";
import { ownName, toLabelKey } from "~/rules/form/field-facts";
import { textAt, typedAt } from "~/rules/form/typed-values";
import type { FormValues } from "~/rules/form-values";
import { withAnswer } from "~/rules/registration/typed-changes";

type HiddenAnswer = { answer: ReturnType<typeof typedAt>; parent: string; isHidden: boolean };

/**
 * The answers of fields that other answers hide. A hidden field is not on the page, so its answer is neither sent nor
 * saved. When the field reappears, it starts with the newest answer.
 */
export function createHiddenAnswers(shape: Shape) {
  const answers = new Map<string, HiddenAnswer>();

  return {
    /** Stores the answers of these fields before they are hidden. */
    note(typed: FormValues, hidden: ReadonlySet<string>): void {
      for (const name of hidden) {
        const key = keyOf(typed, name);
        if (answers.get(key)?.isHidden) continue;
        answers.set(key, { answer: typedAt(typed, name), parent: parentOf(shape, typed, name), isHidden: true });
      }
    },
    /** The answers, including those of fields that have reappeared; the same object if there are none. */
    restore(typed: FormValues, hidden: ReadonlySet<string>): FormValues {
      let restored = typed;
      for (const [key, before] of answers) {
        const name = nameOf(typed, key);
        if (!before.isHidden || name === null || hidden.has(name)) continue;
        before.isHidden = false;
        if (before.answer === undefined || typedAt(typed, name) !== undefined) continue;
        // A city belongs to its province, so it is invalid under another one.
        if (before.parent === parentOf(shape, restored, name))
          restored = withAnswer(restored, name, before.answer as string);
      }
      return restored;
    },
    /** Whether the field, or the table that it is in, was hidden on this page. */
    has: (typed: FormValues, name: string): boolean =>
      answers.size > 0 && ancestorsOf(name).some((one) => answers.has(keyOf(typed, one))),
  };
}

/** A form name with row ids in place of indexes, because earlier rows may be removed. */
const keyOf = (typed: FormValues, name: string): string =>
  name.replace(
    /\[(\d+)\]/g,
    (place, index: string, at: number) => `[${textAt(typed, `${name.slice(0, at)}${place}.id`) || index}]`,
  );

/** The current form name of a key; null if its row was removed. */
function nameOf(typed: FormValues, key: string): string | null {
  let name = "";
  for (const part of key.split(/(?=\[)|(?<=\])/)) {
    if (!part.startsWith("[")) {
      name += part;
      continue;
    }
    const rows = typedAt(typed, name);
    const ids = Array.isArray(rows) ? rows.map((_, at) => textAt(typed, `${name}[${at}].id`) || String(at)) : [];
    const place = ids.indexOf(part.slice(1, -1));
    if (place === -1) return null;
    name += `[${place}]`;
  }
  return name;
}

/** The text of the field that narrows this field's list; "" if there is none. */
function parentOf(shape: Shape, typed: FormValues, name: string): string {
  let fields = shape;
  for (const part of toLabelKey(name).split(".").slice(0, -1)) fields = rowShapeOf(fields[part]);
  const field = fields[ownName(name)];
  const parent = field && kindOf(field).list?.parent;
  return parent ? textAt(typed, siblingOf(name, parent)) : "";
}

/** A form name, and the names of the tables that it is in. */
const ancestorsOf = (name: string): string[] => [
  name,
  ...[...name.matchAll(/\[\d+\]/g)].map(({ index }) => name.slice(0, index)),
];
