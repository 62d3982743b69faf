import { z } from "zod";
import { changeStates } from "~/rules/change-request/change-states";
import { fieldNameMax } from "~/rules/limits/forms";
import { companyKeyKinds } from "~/rules/onboarding/company-keys";
import { documentVerdicts } from "~/rules/onboarding/answer-documents";
import { decisionEvents } from "~/rules/onboarding/decision";
import { likenessKinds } from "~/rules/onboarding/likeness";
import { readingStates } from "~/rules/licence/reading-states";
import { riskLevels } from "~/rules/onboarding/risk";
import { states } from "~/rules/onboarding/stages";
import { riskFlags } from "~/rules/change-request/change-risks";
import { sectionIds } from "~/rules/registration/section-ids";
import { assignmentCauses } from "~/rules/teamwork/assignment";
import { person } from "./assignment";
import { certificationView } from "./certification";
import { delayedDecision } from "./delayed-decision";
import { draftText } from "./decision-drafts";
import { blockMatch } from "./block-list";
import { endpoint, nothing } from "./endpoint";
import { storedFile } from "./files";
import { calendarDay, instant } from "./moments";
import { registrationVersion, reviewClock } from "./onboarding";
import { stageView } from "./progress";
import { savedSection } from "./draft-view";
import { finding } from "./registration";
import { registrationEvent } from "./registration-event";
import { currentList, sanctionHit } from "./sanctions";

const base = "/spfm/public/gsrm/v1/isp/onboarding";
const registrationId = z.string().max(64);
const section = z.enum(sectionIds);
const permission = { access: "session", button: "registration.review" } as const;

/**
 * Another registration that may be of the same company. Drafts are private to their supplier, so they appear without
 * name and number.
 */
const candidate = z.object({
  registrationId: z.string(),
  number: z.string().nullable(),
  companyName: z.string().nullable(),
  supplierCode: z.string().nullable(),
  state: z.enum(states),
  keys: z.array(z.enum(companyKeyKinds)).describe("The facts that both have in common."),
});

/**
 * Another company that may be the same, with the similarity of their names. It proves nothing, so only reviewers see it.
 */
const possibleDuplicate = z.object({
  registrationId: z.string(),
  number: z.string().nullable(),
  companyName: z.string().nullable(),
  state: z.enum(states),
  kinds: z.array(z.enum(likenessKinds)).describe("The facts that both have in common."),
  likeness: z.number().int().nullable().describe("The similarity of the names without place and form, in percent."),
});

/** Whether an answer matches the document that proves it. */
const answerMark = z.object({ section, field: z.string().max(fieldNameMax), verdict: z.enum(documentVerdicts) });

/** The result of reading a file: the state and the text, if any. */
const reading = z.object({ state: z.enum(readingStates), text: z.string().nullable() });

/**
 * One registration with everything needed for a decision: every section (sensitive answers masked, S-58) with its
 * files, the warnings of the rules, the changes since the previous round, possible duplicates, and the history.
 * Refusal: `onboarding.unknown` (404: unknown, or never submitted). Instants are ISO 8601 UTC.
 */
export const file = endpoint("GET", `${base}/registrations/{registrationId}`, {
  input: z.strictObject({
    registrationId,
    since: z.coerce
      .number()
      .int()
      .min(1)
      .optional()
      .describe("The round with which the current answers are compared. If omitted, the one before the last."),
  }),
  answer: z.object({
    registrationId: z.string(),
    version: registrationVersion.describe(
      "A decision sends this version, so that it applies only to what the reviewer saw.",
    ),
    number: z.string().nullable(),
    companyName: z.string().nullable(),
    supplierCode: z.string().nullable(),
    country: z.string(),
    registrant: z.object({ name: z.string(), email: z.string() }),
    submittedAt: instant.nullable(),
    dueAt: instant.nullable(),
    isLate: z.boolean(),
    clock: reviewClock.nullable().describe("Null if no result is promised."),
    round: z.number().int().describe("The number of submissions."),
    progress: stageView,
    assignee: person.nullable().describe("The reviewer, or null if it is unassigned."),
    invitedBy: person.nullable().describe("The person who invited it to register, or null if it was not invited."),
    assignments: z
      .array(
        z.object({
          at: instant,
          cause: z.enum(assignmentCauses),
          from: person.nullable(),
          to: person.nullable(),
          by: person.nullable().describe("Null if the system acted."),
        }),
      )
      .describe("The previous reviewers, oldest first."),
    sections: z.array(savedSection),
    meanings: z
      .record(z.string(), z.record(z.string(), z.string()))
      .describe("The names of the codes in the sections, by list of values and code."),
    files: z.record(z.string(), z.array(storedFile)).describe("The files under each file UUID."),
    unopenedFiles: z
      .array(z.string())
      .describe("Files that cannot be opened: not scanned yet, or infected. Approval then requires a note."),
    removedFiles: z
      .array(storedFile.extend({ removedAt: instant }))
      .describe("Files that were submitted and that the supplier has since removed, retained as evidence."),
    licences: z
      .array(
        z.object({
          fileId: z.string(),
          qrCode: reading.describe("The content of its QR code. No answer is filled in from it."),
          creditCode: reading
            .nullable()
            .describe("The credit code that the company's OCR service reads. Null if no service is configured."),
        }),
      )
      .describe("The text recognized in the submitted business licences."),
    risks: z.object({
      warnings: z
        .array(finding.extend({ section }))
        .describe("The warnings of the rules, by section: payee, check digits of early codes, several banks (§5)."),
      bank: z.array(z.enum(riskFlags)),
      sharedWith: z
        .array(
          z.object({ registrationId: z.string(), number: z.string().nullable(), companyName: z.string().nullable() }),
        )
        .describe("Other suppliers that use one of its bank accounts."),
      documents: z.array(
        z.object({
          list: z.enum(["certificationType", "attachmentType"]),
          type: z.string(),
          expiresOn: calendarDay,
          isExpired: z.boolean(),
        }),
      ),
      duplicates: z.array(candidate).describe("Submitted registrations, those that have not ended first."),
      duplicateDrafts: z.number().int().describe("The number of drafts that may be of the same company."),
      possibleDuplicates: z.array(possibleDuplicate),
      hits: z.array(sanctionHit).describe("Entries of sanctions lists that may be this company or its people."),
      blocked: z.array(blockMatch).describe("Entries of the company's block list that share a fact with it."),
      lists: z
        .array(currentList)
        .describe("The sanctions lists that it was screened against. Empty if it was not screened."),
      level: z.enum(riskLevels).describe("The risk level of the most serious of these findings."),
    }),
    changes: z
      .array(z.object({ section, field: z.string(), before: z.string().nullable(), after: z.string().nullable() }))
      .nullable()
      .describe("The answers that differ from the previous round. Null in the first round."),
    events: z.array(registrationEvent),
    categoryChanges: z
      .array(
        z.object({
          at: instant,
          by: z.string(),
          from: z.array(z.string()).describe("Names in the language of the request."),
          to: z.array(z.string()),
          reason: z.string().describe("The reason given to the supplier."),
        }),
      )
      .describe("The changes of its qualified categories, oldest first."),
    certification: certificationView.nullable().describe("Null before certification."),
    openChanges: z
      .array(z.object({ changeId: z.string(), section, state: z.enum(changeStates) }))
      .describe("Open change requests on its company file."),
    marks: z
      .array(answerMark.extend({ by: z.string().nullable(), at: instant }))
      .describe("The latest result of comparing each answer with its document in this round."),
    seenFiles: z.array(z.string()).describe("The ids of the documents that the caller has opened."),
    draft: z
      .object({ texts: z.array(draftText), savedAt: instant })
      .nullable()
      .describe("The draft of the caller’s decision. Null if there is none."),
    delayed: delayedDecision.nullable().describe("A decision that has not taken effect yet. Null if there is none."),
    decisions: z
      .array(z.enum(decisionEvents))
      .describe(
        "What may be decided at this stage, and in `hindrance` why the caller may not decide " +
          "(`onboarding.own` …), or null if they may.",
      ),
    hindrance: z.string().nullable(),
  }),
  ...permission,
  refusals: [404],
});
export type ReviewFile = z.output<typeof file.answer>;

/**
 * Marks an answer as matching its document or differing from it, or removes the mark (null). Marks belong to the round
 * that was displayed. Refusals: `onboarding.unknown` (404), `decision.outdated` (409: it has been submitted again
 * since).
 */
export const mark = endpoint("PUT", `${base}/registrations/{registrationId}/marks`, {
  input: z.strictObject({
    registrationId,
    round: z.number().int().min(1),
    ...answerMark.shape,
    verdict: z.enum(documentVerdicts).nullable(),
  }),
  answer: nothing,
  ...permission,
  refusals: [404, 409],
});

/**
 * Records that the caller has opened a document in the viewer or downloaded it. Each reviewer has their own records,
 * which last as long as the document. Refusals: `onboarding.unknown`, `file.unknown` (404).
 */
export const markSeen = endpoint("PUT", `${base}/registrations/{registrationId}/seen-files/{fileId}`, {
  input: z.strictObject({ registrationId, fileId: z.string().max(64) }),
  answer: nothing,
  ...permission,
  refusals: [404],
});

/**
 * One sensitive answer in full; each access is recorded (S-58). Refusals: `onboarding.unknown`, `field.unknown` (404).
 */
export const show = endpoint("POST", `${base}/registrations/{registrationId}/shown`, {
  input: z.strictObject({ registrationId, section, field: z.string().max(fieldNameMax) }),
  answer: z.object({ value: z.string() }),
  ...permission,
  refusals: [404],
});

/**
 * The bytes of a document, as an attachment. Refusals: `onboarding.unknown`, `file.unknown` (404), `file.scanning` (409: not
 * scanned for viruses yet), `file.infected` (409: a virus was found and the bytes were deleted).
 */
export const content = endpoint(
  "GET",
  "/hfle/public/gsrm/v1/isp/onboarding/registrations/{registrationId}/content/{fileId}",
  {
    input: z.strictObject({ registrationId, fileId: z.string().max(64) }),
    answer: z.instanceof(Response),
    wire: "raw",
    bytes: "*/*",
    ...permission,
    refusals: [404, 409],
  },
);
