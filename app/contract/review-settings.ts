import { z } from "zod";
import { lengths } from "~/rules/limits/lengths";
import { maxAssignmentRules, maxPhrases, phraseMax } from "~/rules/teamwork/limits";
import { assignmentRule, maintainedText } from "~/rules/teamwork/settings";
import { person } from "./assignment";
import { endpoint, nothing } from "./endpoint";
import { instant } from "./moments";
import { shownLine, shownText } from "./shown-text";

const base = "/spfm/public/gsrm/v1/isp/onboarding";
/** For super admins: no role has this button. */
const maintenance = { access: "session", button: "review.settings" } as const;
const permission = { access: "session", button: "registration.review" } as const;
const version = z.number().int().min(0).describe("The number of times the list has been saved.");

const rules = z.array(assignmentRule).max(maxAssignmentRules);
const texts = z.array(maintainedText).max(maxPhrases);
const isUnique = (ids: readonly string[]) => new Set(ids).size === ids.length;
const newRules = z
  .array(z.strictObject({ ...assignmentRule.shape, name: shownLine(lengths.name) }))
  .max(maxAssignmentRules)
  .refine((items) => isUnique(items.map(({ ruleId }) => ruleId)));
const newTexts = z
  .array(z.strictObject({ ...maintainedText.shape, zh: shownText(phraseMax), en: shownText(phraseMax) }))
  .max(maxPhrases)
  .refine((items) => isUnique(items.map(({ textId }) => textId)));

/** The rules that assign new registrations. The first matching rule applies, and its people take turns. */
export const loadRules = endpoint("GET", `${base}/settings/assignment-rules`, {
  input: nothing,
  answer: z.object({ version, items: rules, people: z.array(person).describe("The people named in the rules.") }),
  ...maintenance,
});

/**
 * Saves all rules in their order. Refusals: `reviewSettings.outdated` (409: someone has saved since that version),
 * `assignment.unknownColleague` (404: a rule names a person who may not review).
 */
export const saveRules = endpoint("PUT", `${base}/settings/assignment-rules`, {
  input: z.strictObject({ version, items: newRules }),
  answer: z.object({ version }),
  ...maintenance,
  refusals: [404, 409],
});

/** Sentences offered to reviewers when they write to a supplier. */
export const loadPhrases = endpoint("GET", `${base}/settings/phrases`, {
  input: nothing,
  answer: z.object({ version, items: texts }),
  ...maintenance,
});

/** Saves all phrases in their order. Refusal: `reviewSettings.outdated` (409). */
export const savePhrases = endpoint("PUT", `${base}/settings/phrases`, {
  input: z.strictObject({ version, items: newTexts }),
  answer: z.object({ version }),
  ...maintenance,
  refusals: [409],
});

/** The points to check before approval. */
export const loadChecklist = endpoint("GET", `${base}/settings/checklist`, {
  input: nothing,
  answer: z.object({ version, items: texts }),
  ...maintenance,
});

/** Saves all items of the checklist in their order. Refusal: `reviewSettings.outdated` (409). */
export const saveChecklist = endpoint("PUT", `${base}/settings/checklist`, {
  input: z.strictObject({ version, items: newTexts }),
  answer: z.object({ version }),
  ...maintenance,
  refusals: [409],
});

const registrationId = z.string().max(64);

/** The phrases for the categories of a registration, in the supplier's language. Refusal: `onboarding.unknown` (404). */
export const phrasesFor = endpoint("GET", `${base}/registrations/{registrationId}/phrases`, {
  input: z.strictObject({ registrationId }),
  answer: z.object({
    language: z.enum(["zh", "en"]).describe("The supplier's."),
    phrases: z.array(
      z.object({
        phraseId: z.string(),
        text: z.string().describe("In the supplier's language."),
        meaning: z.string().describe("In the language of the request."),
      }),
    ),
  }),
  ...permission,
  refusals: [404],
});

/**
 * The checklist for a registration, with the ticks of this round and their authors. Refusal: `onboarding.unknown`
 * (404).
 */
export const checklistFor = endpoint("GET", `${base}/registrations/{registrationId}/checklist`, {
  input: z.strictObject({ registrationId }),
  answer: z.object({
    round: z.number().int(),
    items: z.array(
      z.object({
        itemId: z.string(),
        text: z.string().describe("In the language of the request."),
        tick: z.object({ by: person, at: instant }).nullable(),
      }),
    ),
  }),
  ...permission,
  refusals: [404],
});

/** Ticks an item for this round, or removes the tick. Refusals: `onboarding.unknown`, `checklist.unknown` (404). */
export const tick = endpoint("PUT", `${base}/registrations/{registrationId}/checklist/{itemId}`, {
  input: z.strictObject({ registrationId, itemId: z.string().max(64), isTicked: z.boolean() }),
  answer: nothing,
  ...permission,
  refusals: [404],
});
