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
 * The version of a change that a decision was based on: its state, the risks shown and how many calls were recorded. The
 * contents of a change never change. A decision on an older version is `decision.outdated` (409, `details` = the version
 * now).
 */
const version = z.strictObject({ state, risks, calls: z.number().int().min(0) });
/** An approval: who gave it, and when. */
const approval = z.object({ by: z.string(), at: instant });

const company = {
  registrationId: z.string(),
  number: z.string().nullable(),
  companyName: z.string().nullable(),
  companyEnglishName: z.string().nullable(),
  /** Risks (S-52): current ones while a decision is pending, afterwards those at the time of the decision. */
  risks,
};

/** A supplier whose registration holds one of the new accounts, or the new identity, too. */
const sharer = z.object({
  registrationId: z.string(),
  number: z.string().nullable(),
  companyName: z.string().nullable(),
});

/** A call about a change; `number` is the one that was called. */
const call = approval.extend({ name: z.string(), number: z.string(), outcome: z.enum(callOutcomes), note: z.string() });

/** A person who was notified of a change, by their place in the list. */
const recipient = z.object({
  recipient: z.number().int(),
  email: z.string(),
  hasStopped: z.boolean().describe("Whether their link stopped the change."),
  isClosed: z.boolean().describe("Whether purchasing has closed their link for this and later changes."),
  letters: z
    .enum(emailStates)
    .describe("Whether the emails about it have left: all of them, or one is waiting or did not arrive."),
});

/** The changes that were proposed, by default those purchasing has to act on; the oldest first. */
export const queue = endpoint("GET", base, {
  input: z.strictObject({ state: state.optional(), ...pageQuery }),
  answer: pageOf(changeSummary.extend(company)),
  ...permission,
});

/** One change with all that a decision needs. Refusal: `change.unknown` (404). */
export const one = endpoint("GET", `${base}/{changeId}`, {
  input: z.strictObject({ changeId }),
  answer: changeView.extend({
    ...company,
    supplierCode: z.string().nullable(),
    submittedBy: z.string(),
    proposedAt: instant.describe(
      "When the code was entered and purchasing saw it; `createdAt` is when it was started.",
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
          .describe("Why it was approved although files could not be opened, or the registry differs."),
      }),
    ),
    unopenedFiles: z
      .array(z.string())
      .describe(
        "The names of new files that cannot be opened: not scanned yet, or infected. Approving takes a note then.",
      ),
    calls: z.array(call).describe("Every call about it, the oldest first."),
    callBack: approval
      .extend({ number: z.string(), name: z.string() })
      .nullable()
      .describe("The call in which the supplier confirmed it. Null if there is none yet, or none is needed."),
    knownNumbers: z
      .array(z.object({ contactId: z.string(), name: z.string(), number: z.string() }))
      .describe(
        "The numbers that may be called: on file 30 days before it was proposed (S-52), without " +
          "those that proved wrong. Empty where no call is needed.",
      ),
    recipients: z.array(recipient).describe("Everyone who was notified of it; may be empty."),
    sharedWith: z.array(sharer).describe("Who else uses one of the new accounts, or has the new identity."),
    identityChangedAt: instant
      .nullable()
      .describe("Of new bank details: when the company's identity changed last, if within 90 days."),
    pendingChanges: z
      .object({ identity: z.string().nullable(), contact: z.string().nullable() })
      .describe(
        "Of new bank details: the ids of the company's other changes that have not taken effect and are a risk beside them.",
      ),
    openedFiles: z.array(z.string()).describe("The ids of the documents of the company that the caller has opened."),
    registry: z
      .object({
        at: instant,
        record: z
          .partialRecord(z.enum(registryFields), z.string())
          .nullable()
          .describe("Null if the service does not know the company, or did not answer."),
        differing: z.array(z.enum(registryFields)).describe("The answers of the change that are others there."),
      })
      .nullable()
      .describe("What the business-information service has on a new name or credit code. Null if it was not asked."),
    heldFor: z
      .array(z.string())
      .describe("Why the portal held the change: risk flags and codes of findings. Empty if it did not."),
    notApprovable: z
      .string()
      .nullable()
      .describe("Why the caller cannot approve it now, as the code of the refusal of `approve`. Null if they can."),
    version,
  }),
  ...permission,
  refuses: [404],
});

/**
 * One sensitive answer of a change in full, before or after it; each time is written down (S-58). Refusals:
 * `change.unknown`, `field.unknown` (404).
 */
export const show = endpoint("POST", `${base}/{changeId}/shown`, {
  input: z.strictObject({ changeId, side: z.enum(["before", "after"]), field: z.string().max(fieldNameMax) }),
  answer: z.object({ value: z.string() }),
  ...permission,
  refuses: [404],
});

/**
 * Records a call to the supplier at a number that was on file before, with its result (S-52). `confirmed` and `denied` need a
 * note: the person reached, and their reply. `denied` stops the change and alerts purchasing; a `wrongNumber` is not called
 * again. Refusals: `change.unknown` (404), `change.notPossible` (409: no call is due now), `change.callBack.unknown` (422: the
 * number was not on file before), `change.callBack.noteNeeded` (422), `change.own` (403), `change.roleTooNew` (403).
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
  refuses: [404, 409, 422],
});

/**
 * Closes the stop link of a contact that purchasing has reached by phone, for this change and later ones: the contact has lost
 * the mailbox, or the link was misused. They are notified by email. At least one link stays open. Refusals: `change.unknown`
 * (404), `change.recipient.unknown` (404), `change.recipient.notReached` (409: no call has reached the company),
 * `change.recipient.last` (409), `change.own` (403).
 */
export const closeLink = endpoint("POST", `${base}/{changeId}/closed-links`, {
  input: z.strictObject({ changeId, recipient: z.number().int().min(0), note: shownText(lengths.scope) }),
  answer: nothing,
  ...permission,
  refuses: [404, 409],
});

/**
 * Approves a change in the version on the approver's screen. New bank details take a call and two people, and take effect 48 h
 * after the second approval (S-48, S-49); contacts, the legal representative and the company's identity wait 48 h too, with two
 * people for the identity and if all numbers or addresses change; everything else takes effect immediately. Rules and risks are
 * evaluated again. Refusals: `change.unknown` (404), `change.notPossible` (409), `decision.outdated` (409, `details` =
 * `version`), `change.own` (403: their own change, or their own company), `change.sameApprover` (403), `change.roleTooNew` and
 * `change.roleFromOther` (403: the two approvers are not independent), `change.callBack.needed` (409), `change.outdated` (409:
 * the section has changed since), `change.invalid` (422: the rules no longer accept it), `change.unopenedNote` (422,
 * `details.files`: files that could not be opened, and no `note` says why), `change.registryNote` (422: the registry has another
 * record of the new identity, and no `note` says why).
 */
export const approve = endpoint("POST", `${base}/{changeId}/approvals`, {
  input: z.strictObject({ changeId, version, note: shownText(lengths.scope).optional() }),
  answer,
  ...permission,
  refuses: [404, 409, 422],
});

/**
 * Refuses a change that has not taken effect, even if it was approved or stopped; the supplier is notified of the reason.
 * Refusals: `change.unknown` (404), `change.notPossible` (409), `decision.outdated` (409), `change.own` (403).
 */
export const refuse = endpoint("POST", `${base}/{changeId}/refusal`, {
  input: z.strictObject({ changeId, version, reason: shownText(lengths.scope) }),
  answer,
  ...permission,
  refuses: [404, 409],
});
