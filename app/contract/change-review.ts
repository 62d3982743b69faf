import { z } from "zod";
import { riskFlags } from "~/rules/change-request/risks";
import { changeStates } from "~/rules/change-request/states";
import { fieldNameMax, lengths } from "~/rules/limits";
import { changeSummary, changeView } from "./change-requests";
import { endpoint, pageOf, pageQuery } from "./endpoint";

/** Purchasing's side of the change requests; each call needs the button `registration.review`. */
const base = "/spfm/public/gsrm/v1/isp/onboarding/changes";
const changeId = z.string().max(64);
const state = z.enum(changeStates);
const guarded = { access: "session", button: "registration.review" } as const;
const answer = z.object({ state, effectiveAt: z.string().nullable() });
/** Who did something, and when. */
const done = z.object({ by: z.string(), at: z.string() });

const company = {
  registrationId: z.string(),
  number: z.string().nullable(),
  companyName: z.string().nullable(),
  /** What to be careful about; computed and kept when it was proposed (S-52). */
  risks: z.array(z.enum(riskFlags)),
};

/** The changes that were proposed, by default those purchasing has to act on; the oldest first. */
export const queue = endpoint("GET", base, {
  input: z.strictObject({ state: state.optional(), ...pageQuery }),
  answer: pageOf(changeSummary.extend(company)),
  ...guarded,
});

/** One change with all that a decision needs. Refusal: `change.unknown` (404). */
export const one = endpoint("GET", `${base}/{changeId}`, {
  input: z.strictObject({ changeId }),
  answer: changeView.extend({
    ...company,
    submittedBy: z.string(),
    approvedBy: z.array(done),
    /** The call to the supplier; `number` is the one that was called. Null: nobody has called yet, or no call is needed. */
    callBack: done.extend({ number: z.string(), name: z.string() }).nullable(),
    /** The numbers known before the change was proposed: the only ones that count (S-52). Empty where no call is needed. */
    knownNumbers: z.array(z.object({ contactId: z.string(), name: z.string(), number: z.string() })),
    /** What keeps who asks from approving it now, as `approve` would refuse; null: nothing. */
    notApprovable: z.string().nullable(),
  }),
  ...guarded,
});

/**
 * One sensitive answer of a change in full, before or after it; each time is written down (S-58). Refusals:
 * `change.unknown`, `field.unknown` (404).
 */
export const show = endpoint("POST", `${base}/{changeId}/shown`, {
  input: z.strictObject({ changeId, side: z.enum(["before", "after"]), field: z.string().max(fieldNameMax) }),
  answer: z.object({ value: z.string() }),
  ...guarded,
});

/**
 * Records that the supplier was called at a number known before and confirmed the change (S-52). Refusals: `change.unknown`
 * (404), `change.notPossible` (409: no call is asked for now), `change.callBack.unknown` (422: not a number known before),
 * `change.own` (403).
 */
export const recordCall = endpoint("PUT", `${base}/{changeId}/call-back`, {
  input: z.strictObject({ changeId, contactId: z.string().max(64) }),
  answer,
  ...guarded,
});

/**
 * Approves a change. New bank details take two people and a call before, and take effect 48 h after the second approval
 * (S-48, S-49); everything else takes effect at once. Refusals: `change.unknown` (404), `change.notPossible` (409),
 * `change.own` (403: their own change, or their own company), `change.sameApprover` (403), `change.callBack.needed` (409),
 * `change.outdated` (409: the section changed meanwhile).
 */
export const approve = endpoint("POST", `${base}/{changeId}/approvals`, {
  input: z.strictObject({ changeId }),
  answer,
  ...guarded,
});

/**
 * Refuses a change that has not taken effect, also one that was approved or stopped; the supplier is told the reason.
 * Refusals: `change.unknown` (404), `change.notPossible` (409), `change.own` (403).
 */
export const refuse = endpoint("POST", `${base}/{changeId}/refusal`, {
  input: z.strictObject({ changeId, reason: z.string().trim().min(1).max(lengths.scope) }),
  answer,
  ...guarded,
});
