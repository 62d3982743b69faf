import { z } from "zod";
import { callOutcomes } from "~/rules/change-request/call-outcomes";
import { registryFields } from "~/rules/change-request/registry-differences";
import { emailStates } from "~/rules/change-request/email-states";
import { riskFlags } from "~/rules/change-request/change-risks";
import { changeStates } from "~/rules/change-request/change-states";
import { fieldNameMax } from "~/rules/limits/forms";
import { lengths } from "~/rules/limits/lengths";
import { changeSummary, changeView } from "./change-requests";
import { endpoint, nothing, pageOf, pageQuery } from "./endpoint";
import { instant } from "./moments";
import { shownNote, shownText } from "./shown-text";

const base = "/spfm/public/gsrm/v1/isp/onboarding/changes";
const changeId = z.string().max(64);
const state = z.enum(changeStates);
const permission = { access: "session", button: "registration.review" } as const;
const answer = z.object({ state, effectiveAt: instant.nullable() });
const risks = z.array(z.enum(riskFlags));

/**
 * The version of a change that a decision was based on: its state, the displayed risks and the number of recorded
 * calls. The contents of a change are immutable. A decision on an older version is `decision.outdated` (409, `details`
 * = the version now).
 */
const version = z.strictObject({ state, risks, calls: z.number().int().min(0) });
/** An approval, with the approver and the time. */
const approval = z.object({ by: z.string(), at: instant });

const company = {
  registrationId: z.string(),
  number: z.string().nullable(),
  companyName: z.string().nullable(),
  companyEnglishName: z.string().nullable(),
  /** Risks (S-52): current ones while a decision is pending, afterwards those at the time of the decision. */
  risks,
};

/** Another supplier whose registration has one of the new accounts or the new identity. */
const sharer = z.object({
  registrationId: z.string(),
  number: z.string().nullable(),
  companyName: z.string().nullable(),
});

/** A call about a change; `number` is the number called. */
const call = approval.extend({ name: z.string(), number: z.string(), outcome: z.enum(callOutcomes), note: z.string() });

/** A person notified of a change, identified by their position in the list. */
const recipient = z.object({
  recipient: z.number().int(),
  email: z.string(),
  hasStopped: z.boolean().describe("Whether their link stopped the change."),
  isClosed: z.boolean().describe("Whether purchasing has disabled their link for this and later changes."),
  letters: z
    .enum(emailStates)
    .describe("Whether all emails about it have been sent, or one is waiting or was not delivered."),
});

/** The proposed changes, oldest first; by default those that purchasing has to act on. */
export const queue = endpoint("GET", base, {
  input: z.strictObject({ state: state.optional(), ...pageQuery }),
  answer: pageOf(changeSummary.extend(company)),
  ...permission,
});

/** One change with everything needed for a decision. Refusal: `change.unknown` (404). */
export const one = endpoint("GET", `${base}/{changeId}`, {
  input: z.strictObject({ changeId }),
  answer: changeView.extend({
    ...company,
    supplierCode: z.string().nullable(),
    submittedBy: z.string(),
    proposedAt: instant.describe(
      "When the code was entered, which made it visible to purchasing; `createdAt` is when it was started.",
    ),
    accounts: z
      .array(
        z.object({
          before: z.number().int().nullable(),
          after: z.number().int().nullable(),
          changed: z.array(z.string()),
        }),
      )
      .describe(
        "Of bank details: each account by the places of its row before and after, null where it is not there, and the " +
          "fields that differ.",
      ),
    approvedBy: z.array(
      approval.extend({
        note: z
          .string()
          .nullable()
          .describe("Why it was approved although files could not be opened or the registry differs."),
      }),
    ),
    unopenedFiles: z
      .array(z.string())
      .describe(
        "The names of new files that cannot be opened: not scanned yet, or infected. Approval then requires a note.",
      ),
    calls: z.array(call).describe("Every call about it, the oldest first."),
    callBack: approval
      .extend({ number: z.string(), name: z.string() })
      .nullable()
      .describe(
        "The call in which the supplier confirmed it. Null if it has not been confirmed, or no call is required.",
      ),
    knownNumbers: z
      .array(z.object({ contactId: z.string(), name: z.string(), number: z.string() }))
      .describe(
        "The numbers that may be called: on file 30 days before it was proposed (S-52), without " +
          "those that proved wrong. Empty where no call is needed.",
      ),
    recipients: z.array(recipient).describe("Everyone who was notified of it. May be empty."),
    sharedWith: z.array(sharer).describe("Other suppliers that use one of the new accounts or have the new identity."),
    identityChangedAt: instant
      .nullable()
      .describe("For new bank details, when the company's identity last changed, if within 90 days."),
    pendingChanges: z
      .object({ identity: z.string().nullable(), contact: z.string().nullable() })
      .describe("For new bank details, the ids of the company's other pending changes that add to the risk."),
    openedFiles: z.array(z.string()).describe("The ids of the documents of the company that the caller has opened."),
    registry: z
      .object({
        at: instant,
        record: z
          .partialRecord(z.enum(registryFields), z.string())
          .nullable()
          .describe("Null if the service has no record of the company or did not respond."),
        differing: z.array(z.enum(registryFields)).describe("The answers of the change that differ from the record."),
      })
      .nullable()
      .describe("The business-information service's record for a new name or credit code. Null if it was not queried."),
    heldFor: z
      .array(z.string())
      .describe("The risk flags and finding codes for which the portal held the change. Empty if it did not hold it."),
    notApprovable: z
      .string()
      .nullable()
      .describe("The refusal code that `approve` would return to the caller now. Null if they can approve."),
    version,
  }),
  ...permission,
  refusals: [404],
});

/**
 * One sensitive answer of a change in full, before or after it; each access is recorded (S-58). Refusals:
 * `change.unknown`, `field.unknown` (404).
 */
export const show = endpoint("POST", `${base}/{changeId}/shown`, {
  input: z.strictObject({ changeId, side: z.enum(["before", "after"]), field: z.string().max(fieldNameMax) }),
  answer: z.object({ value: z.string() }),
  ...permission,
  refusals: [404],
});

/**
 * Records a call to the supplier at a number that was on file before, with its result (S-52). `confirmed` and `denied`
 * need a note: the person reached, and their reply. `denied` stops the change and alerts purchasing; a `wrongNumber` is
 * not offered for calls again. Refusals: `change.unknown` (404), `change.notPossible` (409: no call is due now),
 * `change.callBack.unknown` (422: the number was not on file before), `change.callBack.noteNeeded` (422), `change.own`
 * (403), `change.roleTooNew` (403).
 */
export const recordCall = endpoint("PUT", `${base}/{changeId}/call-back`, {
  input: z.strictObject({
    changeId,
    contactId: z.string().max(64),
    outcome: z.enum(callOutcomes),
    note: shownNote(lengths.scope).default(""),
  }),
  answer,
  ...permission,
  refusals: [404, 409, 422],
});

/**
 * Disables a contact's stop link for this and later changes, because the contact has lost the mailbox or the link was
 * misused. Purchasing must have reached the company by phone. The contact is notified by email. At least one link stays
 * active. Refusals: `change.unknown` (404), `change.recipient.unknown` (404), `change.recipient.notReached` (409: no
 * call has reached the company), `change.recipient.last` (409), `change.own` (403).
 */
export const closeLink = endpoint("POST", `${base}/{changeId}/closed-links`, {
  input: z.strictObject({ changeId, recipient: z.number().int().min(0), note: shownText(lengths.scope) }),
  answer: nothing,
  ...permission,
  refusals: [404, 409],
});

/**
 * Approves the version of a change that the approver's screen displayed. New bank details require a call and two
 * approvers, and take effect 48 h after the second approval (S-48, S-49). Contacts, the legal representative and the
 * company's identity also wait 48 h; two approvers are required for the identity, or if all numbers or addresses
 * change. Everything else takes effect immediately. Rules and risks are evaluated again. Refusals: `change.unknown`
 * (404), `change.notPossible` (409), `decision.outdated` (409, `details` = `version`), `change.own` (403: their own
 * change, or their own company), `change.sameApprover` (403), `change.roleTooNew` and `change.roleFromOther` (403: the
 * two approvers are not independent), `change.callBack.needed` (409), `change.outdated` (409: the section has changed
 * since), `change.invalid` (422: the rules no longer accept it), `change.unopenedNote` (422, `details.files`: files
 * that could not be opened, without a `note` that explains the approval), `change.registryNote` (422: the registry's
 * record of the new identity differs, without a `note` that explains the approval).
 */
export const approve = endpoint("POST", `${base}/{changeId}/approvals`, {
  input: z.strictObject({ changeId, version, note: shownText(lengths.scope).optional() }),
  answer,
  ...permission,
  refusals: [404, 409, 422],
});

/**
 * Rejects a change that has not taken effect, even if it was approved or stopped, and sends the supplier the reason.
 * Refusals: `change.unknown` (404), `change.notPossible` (409), `decision.outdated` (409), `change.own` (403).
 */
export const refuse = endpoint("POST", `${base}/{changeId}/refusal`, {
  input: z.strictObject({ changeId, version, reason: shownText(lengths.scope) }),
  answer,
  ...permission,
  refusals: [404, 409],
});
