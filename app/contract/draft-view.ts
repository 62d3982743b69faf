import { z } from "zod";
import type { FormValues } from "~/rules/form-values";
import { fieldNameMax } from "~/rules/limits/forms";
import { sectionIds } from "~/rules/registration/section-ids";
import { instant } from "./moments";

/** A tab of a registration. */
export const section = z.enum(sectionIds);

/**
 * The answers of a draft as typed, valid or not (docs/architecture.md, “Drafts”). The body limit and the field
 * allow-list bound their nesting and size.
 */
export const formValues: z.ZodType<FormValues, FormValues> = z.record(
  z.string().max(fieldNameMax),
  // A base API may return any JSON. The rules use only the values that have the form of their field
  // (`rules/fields/shape-values.ts`).
  z.json() as z.ZodType<FormValues[string], FormValues[string]>,
);
/** A saved section; also the `details` of `registration.conflict`. */
export const savedSection = z.object({
  section,
  values: formValues,
  version: z.number().int().describe("The number of changes; 0 if never saved."),
  savedAt: instant.nullable().describe("ISO 8601 UTC. Null if never saved."),
  changedBy: z
    .string()
    .nullable()
    .optional()
    .describe(
      "The name of the colleague who last saved it; null or omitted if it was the registrant. Only `load` returns it.",
    ),
  changes: z
    .array(z.object({ field: z.string(), by: z.string().nullable(), at: instant }))
    .optional()
    .describe(
      "Who changed each answer last, by its form name, and when; `by` is null for the registrant. Omitted unless several " +
        "people have changed the section. Only `load` returns it, and that of the company file, where `by` is always a name.",
    ),
});

/** A person who is on a tab now; null is the registrant. */
export const personOnTab = z.object({ section, name: z.string().nullable() });
/** Who else is on which tab. */
export const peopleOnTabs = z
  .array(personOnTab)
  .nullable()
  .optional()
  .describe("Who else is on which tab now (`colleagues.reportTab`). Null or omitted if no colleague is invited.");

/**
 * A colleague who was invited to some tabs: their name, the tabs, and the answers of the basic tab that the rules of
 * these tabs need.
 */
export const colleagueView = z.object({
  name: z.string(),
  sections: z.array(section),
  company: z.object({
    companyName: z.string().nullable(),
    companyEnglishName: z.string().nullable(),
    registeredCountry: z.string().nullable(),
  }),
});

/** How many messages of purchasing the registrant has not read. */
export const unreadByRegistrant = z
  .number()
  .int()
  .optional()
  .describe("How many messages of purchasing the registrant has not read (`conversation.list`).");
