import * as z from "zod/mini";
import type { Finding } from "./finding";
import { stillMasked } from "./masking";
import { normaliseValues, shapeValues } from "./shape-values";
import { answerAt, inPageOrder } from "./page-order";
import { withoutEmpty, type FormValues } from "./form-values";

/** What a section's rules need to know from outside it. */
export type SectionContext = {
  /** `YYYY-MM-DD` where the question is asked. */
  today: string;
  companyName?: string;
  companyEnglishName?: string;
  registeredCountry?: string;
  /** The country that the registration was opened for: it stands, whatever the basic tab says. */
  country?: string;
  /** Files kept under each file UUID; given only where they can be counted (the platform). */
  fileCounts?: Record<string, number>;
  /** The file UUIDs that hold a file in which a virus was found. */
  infectedFiles?: readonly string[];
  /** Whether sensitive answers are masked: nothing can be said of those before the platform puts them back. */
  hasMasks?: boolean;
};

/** The answers so far: each may be missing, none has been checked. */
export type Answers<S extends z.ZodMiniObject> = { [Field in keyof z.output<S>]?: Answer<z.output<S>[Field]> };
type Answer<Value> = NonNullable<Value> extends (infer Row extends object)[] ? Partial<Row>[] : Value;

/** One tab of the registration: its fields, and the rules that look at more than one field. */
export type Section<S extends z.ZodMiniObject = z.ZodMiniObject> = {
  fields: S;
  /** Must be put right before the tab counts as complete (§5). */
  errors(answers: Answers<S>, context: SectionContext): Iterable<Finding>;
  /** Shown beside the field; never stops anything (§5). */
  warnings(answers: Answers<S>, context: SectionContext): Iterable<Finding>;
  /** What the rules recognise in an answer: it is read back, so that a slip shows. Said only where nothing else is. */
  notes?(answers: Answers<S>, context: SectionContext): Iterable<Finding>;
  /** What the other answers make required, with what is said where it is left out: its label carries the star. */
  demands?(answers: Answers<S>, context: SectionContext): Iterable<Finding>;
  /** Names of fields that the other answers make pointless: the form hides them, and nothing is said about them. */
  unasked?(answers: Answers<S>, context: SectionContext): Iterable<string>;
  /** Whether a hidden answer stands for the one that is kept; elsewhere it is no answer (`masking.ts`). */
  toleratesMasks?: boolean;
};

/** Ties a section's fields to its rules, so that both agree on the answers' type. */
export const section = <S extends z.ZodMiniObject>(parts: Section<S>): Section<S> => parts;

/** What the rules say of a section as it is typed. */
export type Verdict = {
  errors: Finding[];
  warnings: Finding[];
  notes: Finding[];
  unasked: ReadonlySet<string>;
  demanded: ReadonlySet<string>;
};

/** All that the functions below find, for a form that asks at every change. */
export function judge<S extends z.ZodMiniObject>(of: Section<S>, values: FormValues, context: SectionContext): Verdict {
  const read = reading(of, values, context);
  const demands = demandsIn(of, read, context);
  return {
    errors: errorsIn(of, read, demands, context),
    warnings: warningsIn(of, read, context),
    notes: notesIn(of, read, context),
    unasked: read.unasked,
    demanded: new Set(demands.map(({ field }) => field)),
  };
}

/** All that stands between what was typed and a complete section, in the order of its fields. */
export function findErrors<S extends z.ZodMiniObject>(of: Section<S>, values: FormValues, context: SectionContext) {
  const read = reading(of, values, context);
  return errorsIn(of, read, demandsIn(of, read, context), context);
}

/** What the supplier should know but need not mend. */
export const findWarnings = <S extends z.ZodMiniObject>(of: Section<S>, values: FormValues, context: SectionContext) =>
  warningsIn(of, reading(of, values, context), context);

/** What is read back of the answers so far. */
export const findNotes = <S extends z.ZodMiniObject>(of: Section<S>, values: FormValues, context: SectionContext) =>
  notesIn(of, reading(of, values, context), context);

/** The fields the form hides, given what was typed so far. */
export const unaskedIn = <S extends z.ZodMiniObject>(of: Section<S>, values: FormValues, context: SectionContext) =>
  reading(of, values, context).unasked;

/** What was typed, as the rules take it. */
type Reading<S extends z.ZodMiniObject> = {
  typed: FormValues;
  answers: Record<string, unknown>;
  fitting: Answers<S>;
  unasked: Set<string>;
};

/**
 * Rules judge what an answer comes to: in the form its field asks for, trimmed, and without the empty ones. A draft may hold
 * anything; rules that look at several fields only ever see strings where text belongs and rows where a table belongs.
 */
function reading<S extends z.ZodMiniObject>(of: Section<S>, values: FormValues, context: SectionContext): Reading<S> {
  const answers = withoutEmpty(normaliseValues(of.fields.shape, values));
  const fitting = shapeValues(of.fields.shape, answers) as Answers<S>;
  return { typed: values, answers, fitting, unasked: new Set(of.unasked?.(fitting, context)) };
}

const demandsIn = <S extends z.ZodMiniObject>(of: Section<S>, { fitting }: Reading<S>, context: SectionContext) => [
  ...(of.demands?.(fitting, context) ?? []),
];

function errorsIn<S extends z.ZodMiniObject>(
  of: Section<S>,
  { typed, answers, fitting, unasked }: Reading<S>,
  demands: readonly Finding[],
  context: SectionContext,
): Finding[] {
  const result = of.fields.safeParse(answers);
  const maskFindings = of.toleratesMasks || context.hasMasks ? [] : stillMasked(of.fields, typed);
  const own = [...maskFindings, ...(result.success ? [] : result.error.issues.map(toFinding))];
  const fieldsWithErrors = new Set(own.map((finding) => finding.field));
  const missing = demands.filter(({ field }) => answerAt(answers, field) === undefined);
  const acrossFields = [...missing, ...of.errors(fitting, context)].filter(
    (finding) => !fieldsWithErrors.has(finding.field),
  );
  const visible = [...own, ...acrossFields].filter(({ field }) => !unasked.has(field));
  return inPageOrder(of.fields.shape, withoutMasked(of, typed, visible, context));
}

const warningsIn = <S extends z.ZodMiniObject>(
  of: Section<S>,
  { typed, fitting, unasked }: Reading<S>,
  context: SectionContext,
) => {
  const visible = [...of.warnings(fitting, context)].filter(({ field }) => !unasked.has(field));
  return withoutMasked(of, typed, visible, context);
};

function withoutMasked<S extends z.ZodMiniObject>(
  of: Section<S>,
  typed: FormValues,
  findings: Finding[],
  { hasMasks }: SectionContext,
): Finding[] {
  if (!hasMasks) return findings;
  const masked = new Set(stillMasked(of.fields, typed).map(({ field }) => field));
  return findings.filter(({ field }) => !masked.has(field));
}

const notesIn = <S extends z.ZodMiniObject>(of: Section<S>, { fitting }: Reading<S>, context: SectionContext) => [
  ...(of.notes?.(fitting, context) ?? []),
];

function toFinding(issue: z.core.$ZodIssue): Finding {
  const finding = { field: fieldName(issue.path), code: issue.message };
  if (issue.code === "too_big") return { ...finding, params: { max: Number(issue.maximum) } };
  if (issue.code === "too_small") return { ...finding, params: { min: Number(issue.minimum) } };
  return issue.code === "custom" && issue.params ? { ...finding, params: issue.params as Finding["params"] } : finding;
}

/** `["banks", 0, "iban"]` → `banks[0].iban`, the name the form control has. */
const fieldName = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (name, part) => (typeof part === "number" ? `${name}[${part}]` : name ? `${name}.${String(part)}` : String(part)),
    "",
  );
