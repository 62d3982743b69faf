import { z } from "zod";
import { isConsentDate } from "~/rules/consent/india-consent";
import { endpoint, nothing } from "./endpoint";

const path = "/api/v1/srm/tenant/user/tenantweb/confirm";

/**
 * Whether the user has agreed (§3, path not shown). `confirmFlag` is 1 if the user agreed to the current texts, 0 if to an
 * earlier wording, null if never. `confirmDate` is in the user's local time (`YYYY-MM-DD HH:mm:ss`). `urlFlag` is the user's
 * region, `IN` for India.
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
 * Saves the consent (§4, §7). The response is not unwrapped: the dialog closes only if its `code` is `0`. Refusal:
 * `consent.notAsked` (400: the user's region requires none).
 */
export const confirm = endpoint("POST", path, {
  input: z.strictObject({
    confirmFlag: z.literal(1),
    confirmDate: z.string().refine(isConsentDate).describe("`YYYY-MM-DD HH:mm:ss` in the user's local time."),
  }),
  answer: z.object({ code: z.string() }),
  wire: "plain",
  access: "session",
  isBeforeConsent: true,
});

/**
 * Withdraws the consent: the user must consent again to continue, and `status` is null until then. The audit trail
 * keeps both events. For a user without consent the call succeeds and has no effect.
 */
export const withdraw = endpoint("DELETE", path, {
  input: nothing,
  answer: nothing,
  access: "session",
  isBeforeConsent: true,
});
