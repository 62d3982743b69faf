import * as z from "zod/mini";
import { shapeValues, normaliseValues } from "./fields/shape-values";
import type { Finding } from "./finding";
import { withoutEmpty, type FormValues } from "./form-values";
import { stillMasked } from "./fields/masking";
import { answerAt, partsOf } from "./paging/page-order";
import type { Answers, Section, SectionContext } from "./section";

/**
 * All rules of a section as one zod schema. It normalises the typed values, and checks every field and every rule
 * across fields. The message of an issue is the code of a finding, and its path the form name of the field. The result
 * is the answers, without hidden and optional ones.
 */
export const schemaFor = <S extends z.ZodMiniObject>(
  section: Section<S>,
  context: SectionContext,
): z.ZodMiniType<Answers<S>, FormValues> =>
  z.transform((values: FormValues, payload) => {
    const answers = toAnswers(section, values);
    const fitting = toFitting(section, answers);
    payload.issues.push(...findIssues(section, context, answers, fitting));
    return fitting;
  });

/** The typed answers, normalised for their fields, trimmed, and without empty ones. */
export const toAnswers = ({ fields }: Section, values: FormValues): FormValues =>
  withoutEmpty(normaliseValues(fields.shape, values));

/**
 * The answers that have the shape of their fields. A draft may contain anything, but rules expect text where text
 * belongs.
 */
export const toFitting = <S extends z.ZodMiniObject>({ fields }: Section<S>, answers: unknown): Answers<S> =>
  shapeValues(fields.shape, answers) as Answers<S>;

/**
 * The errors of the fields, and those of the rules for fields that have none yet. Hidden fields and masked answers are not
 * checked.
 */
function findIssues<S extends z.ZodMiniObject>(
  section: Section<S>,
  context: SectionContext,
  answers: FormValues,
  fitting: Answers<S>,
): z.core.$ZodRawIssue[] {
  const masked = stillMasked(section.fields, answers);
  const isMaskAllowed = section.toleratesMasks || context.hasMasks;
  const { error } = section.fields.safeParse(answers);
  const ownIssues = [
    ...(isMaskAllowed ? [] : masked.map(toIssue)),
    ...(error?.issues ?? []).map((issue) => ({ ...issue, input: undefined })),
  ];
  const fieldsWithIssues = new Set(ownIssues.map(nameOf));
  const missing = [...(section.required?.(fitting, context) ?? [])].filter(
    ({ field }) => answerAt(answers, field) === undefined,
  );
  const ruleIssues = [...missing, ...section.errors(fitting, context)]
    .filter(({ field }) => !fieldsWithIssues.has(field))
    .map(toIssue);
  const silent = new Set(section.hidden?.(fitting, context));
  if (context.hasMasks) for (const { field } of masked) silent.add(field);
  return [...ownIssues, ...ruleIssues].filter((issue) => !silent.has(nameOf(issue)));
}

const nameOf = ({ path = [] }: Pick<z.core.$ZodRawIssue, "path">): string => toFieldName(path);

/** Adds a rule's finding as an issue of the schema, without aborting the parse. */
const toIssue = ({ field, code, params, repair }: Finding): z.core.$ZodRawIssue => ({
  code: "custom",
  message: code,
  path: partsOf(field).map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
  params,
  repair,
  input: undefined,
  continue: true,
});

/** Converts an issue of the schema to a finding on its field. */
export function toFinding(issue: z.core.$ZodIssue): Finding {
  const finding = { field: toFieldName(issue.path), code: issue.message };
  if (issue.code === "too_big") return { ...finding, params: { max: Number(issue.maximum) } };
  if (issue.code === "too_small") return { ...finding, params: { min: Number(issue.minimum) } };
  if (issue.code !== "custom") return finding;
  const { params, repair } = issue as { params?: Finding["params"]; repair?: string };
  return { ...finding, ...(params && { params }), ...(repair !== undefined && { repair }) };
}

/** `["banks", 0, "iban"]` → `banks[0].iban`, the name the form control has. */
const toFieldName = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (name, part) => (typeof part === "number" ? `${name}[${part}]` : name ? `${name}.${String(part)}` : String(part)),
    "",
  );
