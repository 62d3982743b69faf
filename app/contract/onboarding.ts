import { z } from "zod";
import { decisionEvents } from "~/rules/onboarding/decision";
import { queueViews } from "~/rules/onboarding/queue";
import { states } from "~/rules/onboarding/stages";
import { lengths } from "~/rules/limits";
import { returnableParts } from "~/rules/onboarding/returnable";
import { endpoint, nothing, pageOf, pageQuery } from "./endpoint";

/** §7 names no calls of the review: these are of the registration's family. */
const base = "/spfm/public/gsrm/v1/isp/onboarding/registrations";
const state = z.enum(states);
const comment = z.string().trim().min(1).max(lengths.scope);

/** What is to be mended: a field of a tab, or the tab as a whole where `field` is left out; a document of the certification. */
const returnedItem = z.strictObject({
  section: z.enum(returnableParts),
  field: z.string().max(120).optional(),
  comment,
});
export type ReturnedItem = z.output<typeof returnedItem>;

/**
 * The registrations that were handed in, those due first first, by default those that wait for purchasing. `state` and
 * `isLate` narrow them; `search` looks for a part of a company name or number, or for the whole e-mail of a registrant.
 * Instants are ISO 8601 UTC.
 */
export const queue = endpoint("GET", base, {
  input: z.strictObject({
    view: z.enum(queueViews).default("waiting"),
    state: state.optional(),
    isLate: z.stringbool().or(z.boolean()).optional(),
    search: z.string().trim().max(254).optional(),
    ...pageQuery,
  }),
  answer: pageOf(
    z.object({
      registrationId: z.string(),
      number: z.string().nullable(),
      companyName: z.string().nullable(),
      /** Null: not approved yet. */
      supplierCode: z.string().nullable(),
      state,
      /** When it entered this state. */
      since: z.string(),
      /** How often it was handed in: from 2 on something was returned before. */
      round: z.number().int(),
      submittedAt: z.string().nullable(),
      /** By when the supplier was promised an answer; null: nothing is promised at this stage. */
      dueAt: z.string().nullable(),
      isLate: z.boolean(),
    }),
  ),
  access: "session",
  button: "registration.review",
});

/**
 * A purchasing manager's decision (design §5): `reason` for returning and refusing, `items` for what is to be mended.
 * Refusals: `onboarding.unknown` (404), `onboarding.notPossible` (409: the registration is at another stage),
 * `onboarding.reasonNeeded` (422), `onboarding.own` (403: their own registration), `onboarding.sameReviewer` (403: the
 * two approvals are two people).
 */
export const decide = endpoint("POST", `${base}/{registrationId}/decisions`, {
  input: z.strictObject({
    registrationId: z.string().max(64),
    event: z.enum(decisionEvents),
    reason: comment.optional(),
    items: z.array(returnedItem).max(100).default([]),
  }),
  answer: z.object({ state }),
  access: "session",
  button: "registration.review",
});

/**
 * The supplier hands its certification in (design §5). Refusals: `onboarding.unknown` (404), `onboarding.notPossible`
 * (409), `certification.incomplete` (422, `details` = `Finding[]`: what is missing).
 */
export const handIn = endpoint("POST", "/spfm/public/gsrm/v1/isp/company/certification", {
  input: nothing,
  answer: z.object({ state, dueAt: z.string().nullable() }),
  access: "session",
});
