import type { Finding } from "../finding";
import { isMasked, sensitiveAnswers } from "./masking";
import type { Section } from "../section";
import type { FormValues } from "../form-values";

/** The rules of a section for partly masked values; masked answers are skipped. */
export function toleratingMasks(of: Section): Section {
  const withoutMasked = (answers: object, findings: Iterable<Finding>) => {
    const sensitive = sensitiveAnswers(of.fields, answers as FormValues);
    return [...findings].filter(({ field }) => !isMasked(sensitive.get(field) ?? ""));
  };
  return {
    ...of,
    toleratesMasks: true,
    errors: (answers, context) => withoutMasked(answers, of.errors(answers, context)),
    warnings: (answers, context) => withoutMasked(answers, of.warnings(answers, context)),
  };
}
