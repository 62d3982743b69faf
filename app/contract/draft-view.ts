import { z } from "zod";
import type { FormValues } from "~/rules/form-values";
import { fieldNameMax } from "~/rules/limits/forms";
import { sectionIds } from "~/rules/registration/section-ids";
import { instant } from "./moments";

/** A tab of a registration. */
export const section = z.enum(sectionIds);

/**
 * The answers that a draft keeps: as typed, valid or not (docs/architecture.md, “Drafts”). Nesting and size are bounded by
 * the body limit and the field allow-list.
 */
export const formValues: z.ZodType<FormValues, FormValues> = z.record(
  z.string().max(fieldNameMax),
  // A base API may answer any JSON. The rules take of it what has the form of its field (`rules/fields/shape-values.ts`).
  z.json() as z.ZodType<FormValues[string], FormValues[string]>,
);
/** A saved section; also the `details` of `registration.conflict`. */
export const savedSection = z.object({
  section,
  values: formValues,
  version: z.number().int().describe("0: never saved. Every change adds one."),
  savedAt: instant.nullable().describe("Instant, ISO 8601 UTC. Null if never saved."),
  changedBy: z
    .string()
    .nullable()
    .optional()
    .describe("The name of the colleague who saved it last; null or left out: the registrant. Only `load` answers it."),
});

/** Of a colleague who was invited to some tabs: their name, the tabs, and what the rules of these tabs need of the basic tab. */
export const colleagueView = z.object({
  name: z.string(),
  sections: z.array(section),
  company: z.object({
    companyName: z.string().nullable(),
    companyEnglishName: z.string().nullable(),
    registeredCountry: z.string().nullable(),
  }),
});
