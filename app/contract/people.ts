import { z } from "zod";
import { lengths } from "~/rules/limits/lengths";
import { purchasingRoles } from "~/rules/permissions/member-roles";
import { maxListedReviews, maxUnlinkedSignIns } from "~/rules/staff/limits";
import { endpoint, nothing, pageOf, pageQuery } from "./endpoint";
import { instant } from "./moments";
import { role } from "./profile";
import { shownLine } from "./shown-text";

const base = "/api/v1/people";
/** For super admins: no role has this button. */
const permission = { access: "session", button: "staff.manage" } as const;
const accountId = z.string().max(64);
const invitationId = z.string().max(64);
const aPerson = z.strictObject({ accountId });

const member = z.object({
  accountId,
  userName: z.string(),
  userAccount: z.string(),
  email: z.string(),
  roles: z.array(role),
  isSuperAdmin: z.boolean(),
  isBarred: z.boolean(),
  isSelf: z.boolean(),
  lastSeenAt: instant
    .nullable()
    .describe("The last request of any session, as long as its record is kept. Null if there is none."),
  isAtCompany: z.boolean().describe("Whether they sign in at the company's own provider."),
  openCount: z.number().int().describe("How many registrations are assigned to them that are still to be decided."),
});
export type StaffMember = z.output<typeof member>;

/** All people of the buying company by name, including barred ones. */
export const list = endpoint("GET", base, {
  input: z.strictObject(pageQuery),
  answer: pageOf(member),
  ...permission,
});

/** One person, with the first of the registrations that are assigned to them. Refusal: `people.unknown` (404). */
export const load = endpoint("GET", `${base}/accounts/{accountId}`, {
  input: aPerson,
  answer: member.extend({
    hasCompanyDoor: z.boolean().describe("Whether colleagues can sign in at the company's own provider."),
    openReviews: z
      .array(
        z.object({
          registrationId: z.string(),
          number: z.string().nullable(),
          company: z.string().describe("Its name in the language of the request, or its number where it has none."),
        }),
      )
      .max(maxListedReviews),
  }),
  ...permission,
  refusals: [404],
});
export type StaffPerson = z.output<typeof load.answer>;

/** The unused invitations, the oldest first. Expired ones can be sent again. */
export const invitations = endpoint("GET", `${base}/invitations`, {
  input: nothing,
  answer: z.array(
    z.object({
      invitationId,
      userName: z.string(),
      email: z.string(),
      role,
      isSuperAdmin: z.boolean(),
      invitedBy: z.string().nullable().describe("Null if the operator invited them by a command."),
      expiresAt: instant,
      isExpired: z.boolean(),
    }),
  ),
  ...permission,
});
export type StaffInvitee = z.output<typeof invitations.answer>[number];

/**
 * Invites a colleague to a buying company, by default the caller's, by an email with a link, which works once. Refusals:
 * `field.email` (400), `buyer.unknown` (404: the company is unknown or has ended), `people.emailTaken` (409: an account or
 * an open invitation has this email address), `people.tooManyInvitations` (429).
 */
export const invite = endpoint("POST", `${base}/invitations`, {
  input: z.strictObject({
    userName: shownLine(lengths.name),
    email: z.string().max(lengths.email),
    role: z.enum(purchasingRoles),
    language: z.enum(["zh", "en"]).describe("The language of the email."),
    companyId: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .optional()
      .describe("Another buying company than the caller's."),
  }),
  answer: nothing,
  ...permission,
  refusals: [404, 409, 429],
});

/**
 * Resends an invitation with a new link; the old one stops working. Refusals: `people.invitationGone` (404), and those
 * of `invite`.
 */
export const renew = endpoint("POST", `${base}/invitations/{invitationId}/renewal`, {
  input: z.strictObject({ invitationId }),
  answer: nothing,
  ...permission,
  refusals: [404, 409, 429],
});

/** Revokes an invitation: its link stops working. Refusal: `people.invitationGone` (404: it was used or revoked). */
export const revoke = endpoint("DELETE", `${base}/invitations/{invitationId}`, {
  input: z.strictObject({ invitationId }),
  answer: nothing,
  ...permission,
  refusals: [404],
});

/**
 * Bars a person: all their sessions end, they can no longer sign in, and their open reviews go to a colleague or, with null,
 * back to everyone. All managers are notified. Refusals: `people.unknown` (404), `people.self` (403: the caller's own account),
 * `people.barredAlready` (409), `assignment.unknownColleague` (404).
 */
export const bar = endpoint("PUT", `${base}/accounts/{accountId}/bar`, {
  input: z.strictObject({ accountId, handOverTo: accountId.nullable() }),
  answer: nothing,
  ...permission,
  refusals: [404, 409],
});

/**
 * Lets a barred person sign in again. Refusals: `people.unknown` (404), `people.notBarred` (409), `buyer.ended` (422: the
 * company of this person has ended).
 */
export const readmit = endpoint("DELETE", `${base}/accounts/{accountId}/bar`, {
  input: aPerson,
  answer: nothing,
  ...permission,
  refusals: [404, 409, 422],
});

/** Signs a person out everywhere, including the embedded provider. Refusal: `people.unknown` (404). */
export const endSessions = endpoint("DELETE", `${base}/accounts/{accountId}/sessions`, {
  input: aPerson,
  answer: nothing,
  ...permission,
  refusals: [404],
});

/** Resets the limits on passwords and codes for a person, so that they can sign in immediately. Refusal: `people.unknown` (404). */
export const unlock = endpoint("DELETE", `${base}/accounts/{accountId}/limits`, {
  input: aPerson,
  answer: nothing,
  ...permission,
  refusals: [404],
});

/** Corrects a person's name. `before` is the name that was on the screen. Refusals: `people.unknown` (404), `people.outdated` (409). */
export const rename = endpoint("PUT", `${base}/accounts/{accountId}/name`, {
  input: z.strictObject({ accountId, userName: shownLine(lengths.name), before: z.string().max(lengths.name) }),
  answer: nothing,
  ...permission,
  refusals: [404, 409],
});

/**
 * People who signed in at the company's own provider without an account here, latest first. `suggested` is the account whose
 * email address the provider confirms; an email address alone never links accounts.
 */
export const unlinked = endpoint("GET", `${base}/unlinked-sign-ins`, {
  input: nothing,
  answer: z
    .array(
      z.object({
        signInId: z.string(),
        subject: z.string().describe("What the provider knows them by."),
        userName: z.string().nullable(),
        email: z.string().nullable(),
        lastAt: instant,
        suggested: z.object({ accountId, userName: z.string() }).nullable(),
      }),
    )
    .max(maxUnlinkedSignIns),
  ...permission,
});
export type UnlinkedSignIn = z.output<typeof unlinked.answer>[number];

const aSignIn = z.strictObject({ signInId: z.string().max(64) });

/**
 * Links an account to someone who signed in at the company's own provider, who can then only sign in there: password, phone and
 * passkeys are removed. A role that approves counts as granted by the caller now; all managers are notified. Refusals:
 * `people.unknown`, `people.signInGone` (404), `people.linkedAlready` (409: that person has another account),
 * `people.superAdmin` (403: a super admin is linked by command).
 */
export const link = endpoint("PUT", `${base}/unlinked-sign-ins/{signInId}/account`, {
  input: aSignIn.extend({ accountId }),
  answer: nothing,
  ...permission,
  refusals: [404, 409],
});

/**
 * Removes someone who signed in without an account from the list; they are listed again at their next attempt. Refusal:
 * `people.signInGone` (404).
 */
export const dismiss = endpoint("DELETE", `${base}/unlinked-sign-ins/{signInId}`, {
  input: aSignIn,
  answer: nothing,
  ...permission,
  refusals: [404],
});

/**
 * Unlinks a person from the company's own provider and ends their sessions. They set a password with a code sent to
 * their email address. Refusals: `people.unknown`, `people.notLinked` (404), `people.superAdmin` (403).
 */
export const unlink = endpoint("DELETE", `${base}/accounts/{accountId}/company-sign-in`, {
  input: aPerson,
  answer: nothing,
  ...permission,
  refusals: [404],
});
