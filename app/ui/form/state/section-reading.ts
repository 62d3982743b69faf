import type { FieldKind } from "~/rules/fields/field-kind";
import type { Finding } from "~/rules/finding";
import { textAt } from "~/rules/form/typed-values";
import type { FormValues } from "~/rules/form-values";
import type { SectionResult } from "~/rules/section-findings";

/** The findings shown beneath a field. */
export type VisibleFindings = { errors: Finding[]; warnings: Finding[]; notes: Finding[] };

const nothing: VisibleFindings = { errors: [], warnings: [], notes: [] };

/** The state of a section's form at one moment. */
export type SectionFormState = {
  typed: FormValues;
  result: SectionResult;
  /** The visible errors, and the findings of each field. */
  visible: Finding[];
  visibleFindings: ReadonlyMap<string, VisibleFindings>;
  /** The text as typed, and the normalised text. */
  changesByField: ReadonlyMap<string, { before: string; after: string }>;
  /** The labels of codes that were chosen on this page, by list and code. */
  meanings: ReadonlyMap<string, string>;
  /** The number of times that another window's answers replaced those of a field, by its name or that of its table. */
  replaced: ReadonlyMap<string, number>;
};

/** Reads a form whose state `state` returns. */
export const readingOf = (state: () => SectionFormState) => ({
  shownFor: (name: string) => state().visibleFindings.get(name) ?? nothing,
  typed: () => state().typed,
  textAt: (name: string) => textAt(state().typed, name),
  isVisible: (name: string) => !state().result.hidden.has(name),
  isRequired: (name: string) => state().result.required.has(name),
  /** The errors that the fields currently show. */
  visibleErrors: () => state().visible,
  /** All errors, visible or not. */
  errors: () => state().result.errors,
  warnings: () => state().result.warnings,
  /** The label of a code that was chosen from a list on this page, or the names of the files under a UUID (list `file`). */
  meaningOf: (lovCode: string, code: string) => state().meanings.get(meaningKey(lovCode, code)),
  /** The label or file names of an answer that was chosen or uploaded on this page. Undefined for other answers. */
  wordsOf: ({ list, holdsFiles }: FieldKind, answer: FormValues[string]) =>
    typeof answer === "string" && (list ?? holdsFiles)
      ? state().meanings.get(meaningKey(list?.lovCode ?? "file", answer))
      : undefined,
  timesReplaced: (name: string) => state().replaced.get(name) ?? 0,
  typedBefore: (name: string) => state().changesByField.get(name)?.before,
});
export type SectionReading = ReturnType<typeof readingOf>;

export const meaningKey = (lovCode: string, code: string) => `${lovCode} ${code}`;
