import type { Shape } from "../fields/field-kind";
import { textsOf } from "../fields/kind-registry";
import { walkAnswers } from "../fields/walk-answers";
import type { FormValues } from "../form-values";

/** The codes in a section's answers, by list of values. */
export function codesIn(fields: { shape: Shape }, answers: FormValues): Record<string, string[]> {
  const codes: Record<string, Set<string>> = {};
  for (const { kind, answer } of walkAnswers(fields.shape, answers))
    if (kind.list) for (const code of textsOf(answer)) if (code) (codes[kind.list.lovCode] ??= new Set()).add(code);
  return Object.fromEntries(Object.entries(codes).map(([lovCode, values]) => [lovCode, [...values]]));
}
