import { z } from "zod";
import { lengths } from "~/rules/limits/lengths";
import { endpoint, nothing } from "./endpoint";
import { instant } from "./moments";
import { shownText } from "./shown-text";

const base = "/api/v1/lost-mailboxes";
/** For users who may assign roles: purchasing managers and super admins. */
const permission = { access: "session", button: "account.roles" } as const;
const requestId = z.string().max(64);
const aRequest = z.strictObject({ requestId });

const request = z.object({
  requestId,
  userAccount: z.string(),
  userName: z.string(),
  companies: z.array(z.string()).describe("The companies that the account works for."),
  before: z.string().describe("The current email address, masked."),
  email: z.string().describe("The new email address."),
  reason: z.string(),
  requestedBy: z.string(),
  at: instant,
  notConfirmable: z
    .string()
    .nullable()
    .describe("The refusal code that `confirm` would return to the caller. Null if they can confirm it."),
});
export type MailboxRequest = z.output<typeof request>;

/** The requests that are waiting for a second person, oldest first. */
export const list = endpoint("GET", base, { input: nothing, answer: z.array(request), ...permission });

/**
 * Requests that the email address of an account be replaced because its owner can no longer access the mailbox; a
 * second person has to confirm. The request replaces an earlier one for the same account. Refusals: `account.errorNum`
 * (404: the account is unknown or barred), `account.tooOften` (429), `field.email`, `profile.email.same` (400),
 * `mailbox.own` (403), `mailbox.emailTaken` (409).
 */
export const start = endpoint("POST", base, {
  input: z.strictObject({
    userAccount: z.string().trim().min(1).max(lengths.email),
    email: z.string().max(lengths.email),
    reason: shownText(lengths.scope).describe(
      "How the owner's identity was verified. Displayed to the second person and stored in the audit log.",
    ),
  }),
  answer: nothing,
  ...permission,
  refusals: [404, 409, 429],
});

/**
 * Replaces the email address: ends every session, removes the password, phone and passkeys, and emails both addresses. Refusals:
 * `mailbox.unknown` (404), `account.roles.secondPerson`, `account.roles.own`, `account.roles.roleTooNew`,
 * `account.roles.roleFromOther` (403), `mailbox.emailTaken` (409).
 */
export const confirm = endpoint("PUT", `${base}/{requestId}`, {
  input: aRequest,
  answer: nothing,
  ...permission,
  refusals: [404, 409],
});

/** Cancels a request without changing the account. The requester may also do so. Refusal: `mailbox.unknown` (404). */
export const decline = endpoint("DELETE", `${base}/{requestId}`, {
  input: aRequest,
  answer: nothing,
  ...permission,
  refusals: [404],
});
