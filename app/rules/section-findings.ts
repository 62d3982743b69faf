import type * as z from "zod/mini";
import type { Finding } from "./finding";
import type { FormValues } from "./form-values";
import { stillMasked } from "./fields/masking";
import { inPageOrder } from "./paging/page-order";
import type { Answers, Section, SectionContext } from "./section";
import { schemaFor, toAnswers, toFinding, toFitting } from "./section-schema";

/** The findings of a section as typed. */
export type SectionResult = {
  errors: Finding[];
  warnings: Finding[];
  notes: Finding[];
  /** The fields that the form hides, and those that the other answers make required. */
  hidden: ReadonlySet<string>;
  required: ReadonlySet<string>;
};

/** The results of all functions below, for forms that check on every change. */
export function validateSection<S extends z.ZodMiniObject>(
  section: Section<S>,
  values: FormValues,
  context: SectionContext,
): SectionResult {
  const fitting = fittingIn(section, values);
  const required = [...(section.required?.(fitting, context) ?? [])];
  return {
    errors: findErrors(section, values, context),
    warnings: findWarnings(section, values, context),
    notes: [...(section.notes?.(fitting, context) ?? [])],
    hidden: new Set(section.hidden?.(fitting, context)),
    required: new Set(required.map(({ field }) => field)),
  };
}

/** The errors that prevent the section from being complete, in the order of its fields. */
export function findErrors<S extends z.ZodMiniObject>(
  section: Section<S>,
  values: FormValues,
  context: SectionContext,
): Finding[] {
  const result = schemaFor(section, context).safeParse(values);
  return result.success ? [] : inPageOrder(section.fields.shape, result.error.issues.map(toFinding));
}

/** The findings that the supplier should know about but need not correct. */
export function findWarnings<S extends z.ZodMiniObject>(
  section: Section<S>,
  values: FormValues,
  context: SectionContext,
): Finding[] {
  const answers = toAnswers(section, values);
  const fitting = toFitting(section, answers);
  const silent = new Set(section.hidden?.(fitting, context));
  if (context.hasMasks) for (const { field } of stillMasked(section.fields, answers)) silent.add(field);
  return [...section.warnings(fitting, context)].filter(({ field }) => !silent.has(field));
}

/** The notes on what the rules recognise in the answers so far. */
export const findNotes = <S extends z.ZodMiniObject>(
  section: Section<S>,
  values: FormValues,
  context: SectionContext,
): Finding[] => [...(section.notes?.(fittingIn(section, values), context) ?? [])];

/** The fields that the form hides, given the answers so far. */
export const findHidden = <S extends z.ZodMiniObject>(
  section: Section<S>,
  values: FormValues,
  context: SectionContext,
): Set<string> => new Set(section.hidden?.(fittingIn(section, values), context));

const fittingIn = <S extends z.ZodMiniObject>(section: Section<S>, values: FormValues): Answers<S> =>
  toFitting(section, toAnswers(section, values));
