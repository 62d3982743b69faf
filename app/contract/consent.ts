import { z } from "zod";
import { isConsentDate } from "~/rules/consent";
import { endpoint, nothing } from "./endpoint";

const path = "/api/v1/srm/tenant/user/tenantweb/confirm";

/**
 * Whether the user has agreed (§3, path not shown). `confirmFlag` 1: agreed to the texts as they are; 0: to an earlier
 * wording of them; null: never. `confirmDate` is the user's own clock (`YYYY-MM-DD HH:mm:ss`). `urlFlag` is the user's region,
 * `IN` for India.
 */
export const status = endpoint("GET", path, {
  input: nothing,
  answer: z.object({
    confirmFlag: z.union([z.literal(0), z.literal(1), z.null()]),
    confirmDate: z.string().nullable(),
    urlFlag: z.string().nullable(),
  }),
  access: "session",
  isBeforeConsent: true,
});

/**
 * Saves the consent (§4, §7). The answer is read as it is, without its envelope: what counts is its `code`, and only `0`
 * closes the dialog. Refusal: `consent.notAsked` (400: the user's region asks for none).
 */
export const confirm = endpoint("POST", path, {
  input: z.strictObject({
    confirmFlag: z.literal(1),
    confirmDate: z.string().refine(isConsentDate).describe("`YYYY-MM-DD HH:mm:ss` where the user is."),
  }),
  answer: z.object({ code: z.string() }),
  wire: "plain",
  access: "session",
  isBeforeConsent: true,
});

/**
 * Withdraws the consent: `status` says null from now on, so the user is asked again before going on. That it was given and
 * withdrawn stays in the audit trail. For a user who has not agreed the call has no effect and is not refused.
 */
export const withdraw = endpoint("DELETE", path, {
  input: nothing,
  answer: nothing,
  access: "session",
  isBeforeConsent: true,
});
