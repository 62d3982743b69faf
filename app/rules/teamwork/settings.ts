import * as z from "zod/mini";
import { isCalendarDate } from "../calendar/calendar-date";
import { date } from "../fields/builders";
import { lengths } from "../limits/lengths";
import { maxChosen } from "../registration/limits";
import { maxRulePeople, phraseMax } from "./limits";

/** The lists that super admins maintain for reviews. Each is saved as a whole and has a version. */
export type SettingList = "assignmentRules" | "phrases" | "checklist" | "calendar";

const id = () => z.string().check(z.regex(/^[\w-]{1,64}$/));
const code = () => z.string().check(z.minLength(1), z.maxLength(lengths.code));
const required = (most: number) => z.string().check(z.trim(), z.minLength(1, "field.required"), z.maxLength(most));

/** A rule that assigns new registrations: the conditions for the company, and the people who take turns. */
export const assignmentRule = z.strictObject({
  ruleId: id(),
  name: required(lengths.name),
  categories: z.array(code()).check(z.maxLength(maxChosen.categories)),
  provinces: z.array(code()).check(z.maxLength(maxChosen.countries)),
  people: z.array(id()).check(z.minLength(1, "field.required"), z.maxLength(maxRulePeople)),
});
export type AssignmentRule = z.output<typeof assignmentRule>;

/** A phrase or an item of the checklist, in both languages; a null category means all. */
export const maintainedText = z.strictObject({
  textId: id(),
  category: z.nullable(code()),
  zh: required(phraseMax),
  en: required(phraseMax),
});
export type MaintainedText = z.output<typeof maintainedText>;

/** A rule and a text as entered; an empty category means all. */
export const assignmentRuleForm = z.object({ name: required(lengths.name) });
export const maintainedTextForm = z.object({ category: z.string(), zh: required(phraseMax), en: required(phraseMax) });

const day = () => z.string().check(z.refine(isCalendarDate, "field.date"));

/** The days of an absence, and the deputy; empty without a first day, and without a deputy. */
export const absenceForm = z
  .object({ awayFrom: z.union([z.literal(""), day()]), awayUntil: date(), standInId: z.string() })
  .check(z.refine(({ awayFrom, awayUntil }) => awayFrom <= awayUntil, { path: ["awayFrom"], error: "field.date" }));

/** A day on which the company works although China does not, or vice versa. */
export const companyDay = z.strictObject({ day: day(), isWorking: z.boolean(), name: required(lengths.name) });
export type CompanyDay = z.output<typeof companyDay>;

/** Such a day as typed in its form. */
export const companyDayForm = z.object({
  day: date(),
  isWorking: z.enum(["working", "off"]),
  name: required(lengths.name),
});
