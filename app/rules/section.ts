import * as z from "zod/mini";
import type { Finding } from "./finding";
import { stillMasked } from "./masking";
import { normalised } from "./normalised";
import { answerAt, inPageOrder } from "./page-order";
import { shaped } from "./shaped";
import { answered, type Typed } from "./typed";

/** What a section's rules need to know from outside it. */
export type SectionContext = {
  /** `YYYY-MM-DD` where the question is asked. */
  today: string;
  companyName?: string;
  companyEnglishName?: string;
  registeredCountry?: string;
  /** Files kept under each file UUID; given only where they can be counted (the platform). */
  fileCounts?: Record<string, number>;
  /** The file UUIDs that hold a file in which a virus was found. */
  infectedFiles?: readonly string[];
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

/** All that stands between what was typed and a complete section, in the order of its fields. */
export function findErrors<S extends z.ZodMiniObject>(
  of: Section<S>,
  typed: Typed,
  context: SectionContext,
): Finding[] {
  const answers = answersTo(of, typed);
  const parsed = of.fields.safeParse(answers);
  const hidden = of.toleratesMasks ? [] : stillMasked(of.fields, typed);
  const own = [...hidden, ...(parsed.success ? [] : parsed.error.issues.map(toFinding))];
  const troubled = new Set(own.map((finding) => finding.field));
  const said = answersIn(of, answers);
  const missing = [...(of.demands?.(said, context) ?? [])].filter(
    ({ field }) => answerAt(answers, field) === undefined,
  );
  const crossed = [...missing, ...of.errors(said, context)].filter((finding) => !troubled.has(finding.field));
  return inPageOrder(of.fields.shape, asked(of, answers, context, [...own, ...crossed]));
}

/** The names of the fields that the other answers make required. */
export const demandedIn = <S extends z.ZodMiniObject>(of: Section<S>, typed: Typed, context: SectionContext) =>
  new Set([...(of.demands?.(answersIn(of, answersTo(of, typed)), context) ?? [])].map(({ field }) => field));

/** What the supplier should know but need not mend. */
export function findWarnings<S extends z.ZodMiniObject>(
  of: Section<S>,
  typed: Typed,
  context: SectionContext,
): Finding[] {
  const answers = answersTo(of, typed);
  return asked(of, answers, context, [...of.warnings(answersIn(of, answers), context)]);
}

/** What is read back of the answers so far. */
export const findNotes = <S extends z.ZodMiniObject>(of: Section<S>, typed: Typed, context: SectionContext) => [
  ...(of.notes?.(answersIn(of, answersTo(of, typed)), context) ?? []),
];

/** The fields the form hides, given what was typed so far. */
export const unaskedIn = <S extends z.ZodMiniObject>(of: Section<S>, typed: Typed, context: SectionContext) =>
  new Set(of.unasked?.(answersIn(of, answersTo(of, typed)), context) ?? []);

/** Rules judge what an answer comes to: in the form its field asks for, trimmed, and without the empty ones. */
const answersTo = (of: Section, typed: Typed) => answered(normalised(of.fields.shape, typed));

function asked<S extends z.ZodMiniObject>(
  of: Section<S>,
  answers: Record<string, unknown>,
  context: SectionContext,
  findings: Finding[],
) {
  const unasked = new Set(of.unasked?.(answersIn(of, answers), context) ?? []);
  return findings.filter((finding) => !unasked.has(finding.field));
}

/** A draft may hold anything; rules only ever see strings where text belongs and rows where a table belongs. */
const answersIn = <S extends z.ZodMiniObject>(of: Section<S>, answers: Record<string, unknown>) =>
  shaped(of.fields.shape, answers) as Answers<S>;

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
