import { z } from "zod";
import { careLevels } from "~/rules/change-request/care-levels";
import { changeStates } from "~/rules/change-request/change-states";
import { lengths } from "~/rules/limits/lengths";
import { sectionIds } from "~/rules/registration/section-ids";
import { endpoint, nothing, pageOf, pageQuery } from "./endpoint";
import { changePack } from "./evidence";
import { storedFile } from "./files";
import { instant } from "./moments";
import { formValues } from "./draft-view";
import { shownNote } from "./shown-text";

const base = "/spfm/public/gsrm/v1/isp/company/changes";
const section = z.enum(sectionIds);
const changeId = z.string().max(64);

/** A change as shown in lists. Instants are ISO 8601 UTC, and null for events that have not happened. */
export const changeSummary = z.object({
  changeId: z.string(),
  section,
  state: z.enum(changeStates),
  actsNext: z.enum(["supplier", "purchasing", "system", "nobody"]),
  createdAt: instant,
  effectiveAt: instant.nullable().describe("When it takes or took effect."),
  endedAt: instant.nullable().describe("When it ended, whether it succeeded or not."),
});

const submittedBy = z
  .string()
  .optional()
  .describe("The name of the supplier’s person who entered its answers, at `createdAt`.");

/** A change with its values before and after. Sensitive answers are masked in both (S-58). */
export const changeView = changeSummary.extend({
  submittedBy,
  before: formValues,
  after: formValues,
  changed: z
    .array(z.string())
    .describe(
      "The form names of the changed answers. Masked answers are listed too, because two accounts may have the same last characters.",
    ),
  files: z.record(z.string(), z.array(storedFile)).describe("The files under the UUIDs in both versions."),
  proof: z
    .array(storedFile)
    .describe("Of bank details: the proof of the account that the supplier attached. Empty if none is needed."),
  note: z.string().nullable().describe("The supplier’s note on the change."),
  careLevel: z.enum(careLevels),
  approvals: z.number().int().describe("The number of approvals so far; `approvalsNeeded` are required."),
  approvalsNeeded: z.number().int(),
  calledBackAt: instant.nullable(),
  reason: z.string().nullable().describe("Why it was refused."),
  evidence: changePack.nullable().describe("The evidence pack of the decision, or null if there is none."),
});
export type ChangeView = z.output<typeof changeView>;

const proposalAnswer = z.object({
  changeId: z.string(),
  state: z.enum(changeStates),
  codeSentTo: z.string().nullable().describe("Where the code was sent, masked. Null if no code is required."),
});

/**
 * Proposes a change of a section, with all its new values and the version they are based on. The section's own rules
 * check the values. Sensitive answers that are still masked stay unchanged. A change of bank details, contacts, the
 * legal representative or the company's identity starts as `awaitingCode`: a code is sent to the account's email
 * address, and `confirm` proposes the change (S-47). Refusals: `company.noFile` (404), `change.open` (409,
 * `details.changeId`: this section has an open change), `change.outdated` (409: the section has changed since),
 * `change.bankLocked` (409, `details.until`: a contact changed recently, S-51), `change.nothing` (422),
 * `change.invalid` (422, `details` = `Finding[]`), `change.proofNeeded` (422: new bank details need the UUID of a proof
 * that contains a file and is not in use elsewhere), `change.proofInfected` (422), `code.tooSoon` and `code.tooMany`
 * (429, `details.retryAfter`).
 */
export const propose = endpoint("POST", base, {
  input: z.strictObject({
    section,
    version: z.number().int().min(0),
    values: formValues,
    note: shownNote(lengths.scope).default(""),
    proof: z
      .string()
      .max(64)
      .default("")
      .describe("For bank details, the UUID of the files that prove the account. Ignored for other sections."),
  }),
  answer: proposalAnswer,
  access: "session",
  button: "company.read",
  refusals: [404, 409, 422, 429],
});

/**
 * Sends a new code; the previous one is void. Refusals: `change.unknown` (404), `change.notPossible` (409),
 * `code.tooSoon` and `code.tooMany` (429).
 */
export const sendCode = endpoint("POST", `${base}/{changeId}/code`, {
  input: z.strictObject({ changeId }),
  answer: z.object({ codeSentTo: z.string() }),
  access: "session",
  button: "company.read",
  refusals: [404, 409, 429],
});

/**
 * Proposes the change with the code, which is valid for five minutes and for this change only. Refusals: `code.wrong`
 * (400: wrong or expired), `code.exhausted` (400), `change.open`, `change.outdated`, `change.bankLocked`,
 * `change.notPossible` (409), `change.proofNeeded` and `change.proofInfected` (422).
 */
export const confirm = endpoint("PUT", `${base}/{changeId}/code`, {
  input: z.strictObject({ changeId, code: z.string().max(20) }),
  answer: proposalAnswer,
  access: "session",
  button: "company.read",
  refusals: [404, 409, 422],
});

/** The company's changes, the newest first. Only the user who started a change sees it while it waits for a code. */
export const list = endpoint("GET", base, {
  input: z.strictObject(pageQuery),
  answer: pageOf(changeSummary.extend({ submittedBy })),
  access: "session",
  button: "company.read",
});

/** A change of the company. Refusal: `change.unknown` (404), also for a change of another company. */
export const one = endpoint("GET", `${base}/{changeId}`, {
  input: z.strictObject({ changeId }),
  answer: changeView,
  access: "session",
  button: "company.read",
  refusals: [404],
});

/** Withdraws a change that has not taken effect. Refusals: `change.unknown` (404), `change.notPossible` (409). */
export const withdraw = endpoint("DELETE", `${base}/{changeId}`, {
  input: z.strictObject({ changeId }),
  answer: nothing,
  access: "session",
  button: "company.read",
  refusals: [404, 409],
});
