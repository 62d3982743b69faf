import { z } from "zod";
import { invitationNoteMax, invitationsPerDay } from "~/rules/invitation/limits";
import { invitationStates } from "~/rules/invitation/invitation-states";
import { lengths } from "~/rules/limits/lengths";
import { linkKeyMax } from "~/rules/link-key";
import { endpoint, nothing, pageOf, pageQuery } from "./endpoint";
import { instant } from "./moments";

const base = "/spfm/public/gsrm/v1/isp/invitations";
const permission = { access: "session", button: "registration.review" } as const;
const language = z.enum(["zh", "en"]);
const invitationId = z.string().max(64);

/** An invitation. `rules/invitation/invitation-errors.ts` checks the texts, so that findings name their fields. */
export const invitation = z.strictObject({
  companyName: z.string().max(lengths.name),
  email: z.string().max(lengths.email),
  country: z
    .string()
    .max(2)
    .describe("The country or region in which the company is registered. It determines the questions."),
  language: language.describe("The language of the email."),
  note: z.string().max(invitationNoteMax).describe("A message to the company. May be empty."),
});

/** The invitations, newest first. */
export const list = endpoint("GET", base, {
  input: z.strictObject({
    ...pageQuery,
    state: z.enum(invitationStates).optional(),
    search: z.string().max(lengths.name).default("").describe("In the company's name."),
  }),
  answer: pageOf(
    z.object({
      invitationId,
      companyName: z.string(),
      email: z.string(),
      country: z.string(),
      countryName: z.string().describe("In the language of the request."),
      state: z.enum(invitationStates),
      invitedBy: z.string(),
      sentAt: instant.describe("When the last email was created."),
      expiresAt: instant,
      registrationId: z.string().nullable().describe("The resulting registration. Null until it is submitted."),
    }),
  ),
  ...permission,
});
export type InvitationRow = z.output<typeof list.answer>["content"][number];

/**
 * Invites companies, all or none: each gets an email with a link. Refusals: `invitation.refused` (422, `details`: the
 * findings, `{ row, field, code }`), `invitation.tooMany` (429, `details.retryAfter` in seconds).
 */
export const invite = endpoint("POST", base, {
  input: z.strictObject({ invitations: z.array(invitation).min(1).max(invitationsPerDay) }),
  answer: z.object({ sent: z.number().int() }),
  ...permission,
  refusals: [422, 429],
});
/** An error of an invitation; `row` counts from 0. */
export const inviteFindings = z.array(z.object({ row: z.number(), field: z.string(), code: z.string() }));

/**
 * Sends another email with a new link, valid for the full period; the previous link stops working. Refusals:
 * `invitation.unknown` (404), `invitation.over` (409: it was accepted or withdrawn), `invitation.tooMany` (429).
 */
export const resend = endpoint("POST", `${base}/{invitationId}/letters`, {
  input: z.strictObject({ invitationId }),
  answer: nothing,
  ...permission,
  refusals: [404, 409, 429],
});

/**
 * Withdraws an invitation, so that its link stops working. Refusals: `invitation.unknown` (404), `invitation.over`
 * (409: it was accepted).
 */
export const withdraw = endpoint("POST", `${base}/{invitationId}/withdrawal`, {
  input: z.strictObject({ invitationId }),
  answer: nothing,
  ...permission,
  refusals: [404, 409],
});

/**
 * The invitation behind the link of an email. Opening it is recorded but grants nothing: a registration starts with a
 * code sent to the invited address (`registration.start`). Refusals: `invitation.unknown` (404: unknown or withdrawn),
 * `invitation.looks` (429).
 */
export const look = endpoint("POST", `${base}/link`, {
  input: z.strictObject({ token: z.string().max(linkKeyMax) }),
  answer: z.object({
    companyName: z.string(),
    email: z.string(),
    country: z.string(),
    countryName: z.string().describe("In the language of the request."),
    invitedBy: z.string(),
    expiresAt: instant,
    standing: z
      .enum(["open", "registered", "expired"])
      .describe("`registered`: a registration was started with it. A code to the same address resumes it."),
  }),
  // A POST request, because the secret must not appear in a URL.
  mutates: false,
  refusals: [404, 429],
});
