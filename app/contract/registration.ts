import { z } from "zod";
import { linkKeyMax } from "~/rules/link-key";
import { fieldNameMax } from "~/rules/limits/forms";
import { codeDeliveryStates } from "~/rules/emails/code-delivery";
import { lengths } from "~/rules/limits/lengths";
import { maxReturnedItems } from "~/rules/onboarding/returned-items";
import { registrant } from "~/rules/registration/registrant";
import { sectionIds } from "~/rules/registration/section-ids";
import { colleagueView, formValues, peopleOnTabs, savedSection, section, unreadByRegistrant } from "./draft-view";
import { endpoint, nothing } from "./endpoint";
import { instant } from "./moments";
import { shownAnswer } from "./paths";
import { stageView } from "./progress";
import { returnedComment } from "./returned-comment";
import { shownText } from "./shown-text";

/** The header that carries the registration token on registration and file calls (§7). */
export const registrationTokenHeader = "x-registration-token";

const base = "/spfm/public/gsrm/v1/isp/register";
const email = z.string().max(lengths.email);
const language = z.enum(["zh", "en"]);

/** A result of a rule for one field (`rules/finding.ts`). */
export const finding = z.object({
  field: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/**
 * Sends a verification code to the registrant's email. The response is the same for every address. The code works only
 * with `challengeId`, which identifies the requesting browser. Refusals: `code.tooSoon`, `code.tooMany` (429,
 * `details.retryAfter` in seconds).
 */
export const requestCode = endpoint("POST", `${base}/codes`, {
  input: z.strictObject({ email, language }),
  answer: z.object({ challengeId: z.string() }),
  refusals: [429],
});

/**
 * The delivery state of the email with a code of `codes`. Only the browser that requested the code has its challenge
 * id. For an unknown challenge the state is that of an accepted email.
 */
export const codeDelivery = endpoint("POST", `${base}/codes/delivery`, {
  input: z.strictObject({ challengeId: z.string().max(64) }),
  answer: z.object({
    state: z
      .enum(codeDeliveryStates)
      .describe(
        "`waiting`: it is about to be sent. `accepted`: the mail server of the address has taken it. `delayed`: it does not take it " +
          "at present; it is tried again. `refused`: it does not take emails to this address.",
      ),
  }),
  mutates: false,
});

/**
 * Starts a registration with a confirmed email address, or resumes the open one of this address. For an approved
 * company `registered` is true and there is no token: its users sign in instead. With the secret of an invitation's
 * link, the registration starts under the rules of the invited country, and the address must be the invited one.
 * Refusals: `code.wrong`, `code.exhausted`, `registration.country`, `registration.consent`, `invitation.unknown` (404),
 * `invitation.expired` (410), `invitation.used` (409: its registration has ended), `invitation.otherCountry` (409: this
 * address has a registration of another country).
 */
export const start = endpoint("POST", `${base}/sessions`, {
  input: z.strictObject({
    name: z.string().trim().min(1).max(100).pipe(registrant.shape.name),
    email,
    code: z.string().max(20),
    challengeId: z.string().max(64),
    country: z.string().max(2),
    consentAgreementFlag: z.literal(1),
    language,
    invitation: z.string().max(linkKeyMax).optional().describe("The secret of an invitation's link."),
  }),
  answer: z.object({
    registrationToken: z.string().nullable(),
    registered: z
      .boolean()
      .describe(
        "True when the company of this email address is registered already: its file is seen and changed " +
          "in the workspace.",
      ),
    resumed: z.boolean().describe("Whether this email address already had a registration."),
    submitted: z.boolean(),
    returned: z.boolean().describe("Whether it was returned for changes."),
  }),
  refusals: [404, 409, 410, 422],
});

/** Ends the registration session and invalidates its token. */
export const leave = endpoint("DELETE", `${base}/sessions/current`, { input: nothing, answer: nothing });

/**
 * The registration of this session: its owner, its state, every section as typed. After submission, sensitive answers
 * are masked to their last four characters (S-58). For a colleague, only the sections, files and comments of their tabs
 * are returned, and the state without its history.
 */
export const load = endpoint("GET", `${base}/draft`, {
  input: nothing,
  answer: z.object({
    registrationId: z.string(),
    name: z.string(),
    email: z.string(),
    country: z.string(),
    sections: z.array(savedSection),
    fileCounts: z.record(z.string(), z.number()).describe("The number of files under each file UUID."),
    infectedFiles: z
      .array(z.string())
      .describe("The file UUIDs with an infected file. It cannot be submitted with any of them."),
    submission: z
      .object({
        number: z.string(),
        submittedAt: instant,
        dueAt: instant,
        round: z.number().int().optional().describe("The first submission is 1, also if omitted."),
      })
      .nullable()
      .describe("Null until submitted."),
    progress: stageView,
    hasMasks: z
      .boolean()
      .optional()
      .describe(
        "Whether sensitive answers are masked, which they are after the first submission. A masked answer that is sent back stays unchanged. False if omitted.",
      ),
    returned: z
      .object({ at: instant, reason: z.string(), items: z.array(returnedComment) })
      .nullable()
      .describe("The reason for the return and what to change, as text for the supplier. Null if not returned."),
    draftEndsAt: instant
      .nullable()
      .describe(
        "When the draft is deleted unless it is opened again: an instant, ISO 8601 UTC. Null if " +
          "it was submitted once, or is never deleted.",
      ),
    others: peopleOnTabs,
    unreadMessages: unreadByRegistrant,
    colleague: colleagueView
      .nullable()
      .optional()
      .describe("The colleague whose session this is; null or omitted if it is the registrant's."),
  }),
  access: "registration",
  registrants: "tabs",
});

/**
 * A sensitive answer in full, if this session may read it. Each access is recorded, with its time (S-58). `field` is
 * its form name (`banks[0].accountNumber`). Refusal: `field.unknown` (404: no such answer, or not a sensitive one).
 */
export const show = endpoint("POST", shownAnswer, {
  input: z.strictObject({ section, field: z.string().max(fieldNameMax) }),
  answer: z.object({ value: z.string() }),
  access: "registration",
  registrants: "tabs",
  refusals: [404],
});

/** A section as typed, masked like the sections of `load`. */
export const loadSection = endpoint("GET", `${base}/sections/{section}`, {
  input: z.strictObject({ section }),
  answer: savedSection,
  access: "registration",
  registrants: "tabs",
  refusals: [404],
});

/**
 * Saves a section as typed. `version` is the one that the form was filled from; if the database has a newer one, the
 * save is refused with `registration.conflict` (409, `details` = the saved section). Equal values change nothing. A
 * session that has expired while idle can still save; the response is then 401 `registration.sessionExpired` with
 * `details.saved` = true. After submission: `registration.submitted` (409).
 */
export const saveSection = endpoint("PUT", `${base}/sections/{section}`, {
  input: z.strictObject({ section, version: z.number().int().min(0), values: formValues }),
  answer: savedSection.extend({
    returnedItems: z
      .array(returnedComment)
      .optional()
      .describe("While the registration is returned, its comments after this save, in the format of `load`."),
  }),
  access: "registration",
  registrants: "tabs",
  refusals: [404, 409],
});

/**
 * Records why a returned answer stays unchanged, until the registration is submitted again. The answer is named as in
 * `load`. A later call replaces the reason. It is part of the draft; reviewers see only the `reasons` of `submit`.
 * Refusals: 404 for an answer that was not returned, `registration.submitted` (409).
 */
export const keepAnswer = endpoint("PUT", `${base}/returned/reasons`, {
  input: z.strictObject({ section, field: z.string().max(fieldNameMax).nullable(), reason: shownText(lengths.scope) }),
  answer: z.object({ returnedItems: z.array(returnedComment).describe("All comments, after this call.") }),
  access: "registration",
  registrants: "tabs",
  refusals: [404, 409],
});

/** The input of `saveSections`: each section at most once, with the version it was filled from. */
export const sectionsToSave = z
  .array(z.strictObject({ section, version: z.number().int().min(0), values: formValues }))
  .min(1)
  .max(sectionIds.length)
  .refine((all) => new Set(all.map((one) => one.section)).size === all.length);

/**
 * Saves several sections as typed, all or none, for an import (§2). Refusals: those of `saveSection`, but an expired
 * session saves nothing.
 */
export const saveSections = endpoint("PUT", `${base}/sections`, {
  input: z.strictObject({ sections: sectionsToSave }),
  answer: z.object({ sections: z.array(savedSection) }),
  access: "registration",
  registrants: "owner",
  refusals: [404, 409],
});

/**
 * Submits the registration in the version on the registrant's screen: `versions` has the version of every section they
 * saw (0 if never saved). Everything is checked again. A repeated call returns the same response and changes nothing.
 * Refusals: `registration.outdated` (409, `details.sections`: the sections saved since, for example in another tab),
 * `registration.incomplete` (422, `details` = `{ [section]: Finding[] }`), `registration.unchanged` (422,
 * `details.items`: the returned answers that are unchanged and have no reason), `registration.ended` (409: it was
 * withdrawn).
 */
export const submit = endpoint("POST", `${base}/submit`, {
  input: z.strictObject({
    versions: z.partialRecord(section, z.number().int().min(0)),
    reasons: z
      .array(
        z.strictObject({
          section,
          field: z.string().max(fieldNameMax).nullable(),
          reason: shownText(lengths.scope),
        }),
      )
      .max(maxReturnedItems)
      .default([])
      .describe("The reasons for which returned answers stay unchanged, one for each such answer, named as in `load`."),
  }),
  answer: z.object({ number: z.string(), submittedAt: instant, dueAt: instant }),
  access: "registration",
  registrants: "owner",
  refusals: [409, 422],
});

/**
 * Withdraws the registration permanently, before it is approved (decision 020). Its email address may then start a new
 * one. Refusal: `onboarding.notPossible` (409: already decided).
 */
export const withdraw = endpoint("POST", `${base}/withdraw`, {
  input: nothing,
  answer: nothing,
  access: "registration",
  registrants: "owner",
  refusals: [409],
});

/** `details` of `registration.incomplete`. */
export const incomplete = z.partialRecord(section, z.array(finding));
