import { z } from "zod";
import { colleagueStates } from "~/rules/colleagues/colleague-states";
import { lengths } from "~/rules/limits/lengths";
import { linkKeyMax } from "~/rules/link-key";
import { registrant } from "~/rules/registration/registrant";
import { sectionIds } from "~/rules/registration/section-ids";
import { personOnTab } from "./draft-view";
import { endpoint, nothing } from "./endpoint";
import { instant } from "./moments";
import { tabPeople } from "./paths";

const base = "/spfm/public/gsrm/v1/isp/register/colleagues";
const owner = { access: "registration", registrants: "owner" } as const;
const colleagueId = z.string().max(64);
const token = z.string().max(linkKeyMax).describe("The secret of the link in the colleague's email.");
const sections = z
  .array(z.enum(sectionIds))
  .min(1)
  .max(sectionIds.length)
  .refine((all) => new Set(all).size === all.length)
  .describe("The tabs that the colleague may fill in.");

/**
 * The colleagues whom the registrant has invited to some of the tabs, including removed ones, in order of invitation.
 */
export const list = endpoint("GET", base, {
  input: nothing,
  answer: z.object({
    colleagues: z.array(
      z.object({
        colleagueId,
        name: z.string(),
        email: z.string(),
        sections: z.array(z.enum(sectionIds)),
        state: z
          .enum(colleagueStates)
          .describe(
            "`working`: the colleague has entered a code at least once. `expired`: resending the invitation renews it.",
          ),
        seenAt: instant.nullable().describe("When the colleague was last active. Null if never."),
        expiresAt: instant,
      }),
    ),
  }),
  ...owner,
});
export type ColleagueRow = z.output<typeof list.answer>["colleagues"][number];

/**
 * Invites a colleague to some tabs with a link by email. A removed colleague can be invited again. Refusals:
 * `colleague.known` (409: this address is invited), `colleague.own` (422: it is the registrant's), `colleague.tooMany`
 * (422), `colleague.tooManyEmails` (429, `details.retryAfter` in seconds), `colleague.over` (409: the registration can
 * no longer be filled in).
 */
export const invite = endpoint("POST", base, {
  input: z.strictObject({
    name: z.string().trim().min(1).max(100).pipe(registrant.shape.name),
    email: z.string().trim().min(1).max(lengths.email).pipe(registrant.shape.email),
    sections,
  }),
  answer: z.object({ colleagueId }),
  ...owner,
  refusals: [409, 422, 429],
});

/**
 * Sends another email with a new link, valid for the full period; the previous link stops working. Refusals:
 * `colleague.unknown` (404: unknown or removed), `colleague.tooManyEmails` (429), `colleague.over` (409).
 */
export const resend = endpoint("POST", `${base}/{colleagueId}/emails`, {
  input: z.strictObject({ colleagueId }),
  answer: nothing,
  ...owner,
  refusals: [404, 409, 429],
});

/**
 * Changes the tabs of a colleague, with effect from their next call. Refusal: `colleague.unknown` (404: unknown or
 * removed).
 */
export const changeTabs = endpoint("PUT", `${base}/{colleagueId}/sections`, {
  input: z.strictObject({ colleagueId, sections }),
  answer: nothing,
  ...owner,
  refusals: [404],
});

/**
 * Removes a colleague: the link stops working and the sessions end. Repeating the call changes nothing. Refusal:
 * `colleague.unknown` (404).
 */
export const remove = endpoint("DELETE", `${base}/{colleagueId}`, {
  input: z.strictObject({ colleagueId }),
  answer: nothing,
  ...owner,
  refusals: [404],
});

/**
 * The invitation that the link of an email leads to. Opening it changes nothing and grants nothing. Refusals:
 * `colleague.unknown` (404: unknown or removed), `colleague.looks` (429).
 */
export const look = endpoint("POST", `${base}/link`, {
  input: z.strictObject({ token }),
  answer: z.object({
    companyName: z.string().nullable().describe("Null until the registration has a company name."),
    invitedBy: z.string().describe("The registrant."),
    name: z.string(),
    email: z.string().describe("The invited address, masked."),
    sections: z.array(z.enum(sectionIds)),
    expiresAt: instant,
    standing: z
      .enum(["open", "expired", "over"])
      .describe("`over`: the registration was withdrawn or decided, and can no longer be filled in."),
  }),
  // A POST request, because the secret must not appear in a URL.
  mutates: false,
  refusals: [404, 429],
});

/**
 * Sends a code to the invited address only. The code only works with its `challengeId`. Refusals: as for `look`,
 * `colleague.expired` (410), `colleague.over` (409), `code.tooSoon`, `code.tooMany` (429).
 */
export const requestCode = endpoint("POST", `${base}/codes`, {
  input: z.strictObject({ token, language: z.enum(["zh", "en"]) }),
  answer: z.object({ challengeId: z.string() }),
  refusals: [404, 409, 410, 429],
});

/**
 * Opens a session of the registration that is limited to the colleague's tabs. The link can be used again, each time with a new
 * code. Refusals: `code.wrong`, `code.exhausted`, and those of `requestCode`.
 */
export const enter = endpoint("POST", `${base}/sessions`, {
  input: z.strictObject({ token, code: z.string().max(20), challengeId: z.string().max(64) }),
  answer: z.object({ registrationToken: z.string(), submitted: z.boolean() }),
  refusals: [404, 409, 410, 429],
});

/**
 * Reports that a window shows a tab, again and again while it is visible, and returns who else is on it: whose window has reported in
 * the last minute or so, and who saved it last, in the last few minutes. Nothing is locked.
 */
export const reportTab = endpoint("PUT", tabPeople("{section}"), {
  input: z.strictObject({ section: z.enum(sectionIds) }),
  answer: z.object({ others: z.array(personOnTab) }),
  access: "registration",
  registrants: "tabs",
  touchesSession: false,
});
