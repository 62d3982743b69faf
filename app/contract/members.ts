import { z } from "zod";
import { lengths } from "~/rules/limits/lengths";
import { endpoint, nothing, pageOf, pageQuery } from "./endpoint";
import { instant } from "./moments";
import { role } from "./profile";

const base = "/api/v1/srm/tenant/user/tenantweb";
/** For users who may assign roles (§6); all of these concern only the tenant of their session. */
const forRoles = { access: "session", button: "account.roles" } as const;
const userAccount = z.string().max(lengths.email);

const member = z.object({
  userAccount: z.string(),
  userName: z.string(),
  roles: z.array(role),
  isSelf: z.boolean().describe("The caller: people cannot change their own roles."),
});
export type Member = z.output<typeof member>;

/** The members of the tenant by account, a page at a time. Barred accounts are left out. Path not shown. */
export const list = endpoint("GET", `${base}/members`, {
  input: z.strictObject(pageQuery),
  answer: pageOf(member),
  ...forRoles,
});

/** The roles that the caller may grant, which are the roles of the caller’s side. Path not shown. */
export const roles = endpoint("GET", `${base}/roles`, { input: nothing, answer: z.array(role), ...forRoles });

/**
 * The name behind an account (§7, path not shown). Finds members of the tenant and accounts that have no tenant yet;
 * all others are refused as unknown. Refusals: `account.errorNum` (404), `account.tooOften` (429: 30 an hour).
 */
export const lookUp = endpoint("GET", `${base}/account`, {
  input: z.strictObject({ userAccount }),
  answer: z.object({ userAccount: z.string(), userName: z.string() }),
  ...forRoles,
  refusals: [404, 429],
});

/**
 * Sets the roles of an account in the tenant; an account without a tenant becomes a member. `userName` must match the
 * account; otherwise nothing is changed. `before` lists the roles that were on the screen (empty for a non-member).
 * `waiting` lists the roles that another manager or the super admin has to confirm before they are assigned or revoked.
 * Refusals: `account.roles.tooFewManagers` (409: two managers whose approval counts must remain), `account.errorNum`
 * (404, as above), `account.userName.differs` (409), `account.roles.outdated` (409: the roles have changed since),
 * `account.roles.own` (403: the caller’s own roles), `account.roles.superAdmin` (403: only a super admin changes
 * another's), `account.roles.unknown` (400: a role the caller may not assign), `account.tooOften` (429).
 */
export const setRoles = endpoint("PUT", `${base}/members/roles`, {
  input: z.strictObject({
    userAccount,
    userName: z.string().max(lengths.name),
    tenantRoleIds: z.array(z.string().max(40)).min(1).max(20),
    before: z.array(z.string().max(40)).max(20),
  }),
  answer: z.object({ waiting: z.array(z.string()) }),
  ...forRoles,
  refusals: [404, 409, 429],
});

const requestId = z.string().max(64);

/** Role assignments and removals that are waiting for a second manager, oldest first. */
export const roleRequests = endpoint("GET", `${base}/role-requests`, {
  input: nothing,
  answer: z.array(
    z.object({
      requestId: z.string(),
      userAccount: z.string(),
      userName: z.string(),
      roles: z.array(role),
      requestedBy: z.string().nullable().describe("Null if the role follows from the person's groups at the company."),
      at: instant.describe("ISO 8601 UTC."),
      isRemoval: z.boolean().describe("Whether the role is taken away; else it is given."),
      notConfirmable: z
        .string()
        .nullable()
        .describe("Why the caller cannot confirm it, as the code of the refusal of `confirmRole`. Null if they can."),
    }),
  ),
  ...forRoles,
});

/**
 * Grants or removes the role as another manager requested. Refusals: `account.roles.requestUnknown` (404),
 * `account.roles.tooFewManagers` (409), `account.roles.secondPerson`
 * (403: the caller made the request), `account.roles.own` (403), `account.roles.roleTooNew` and `account.roles.roleFromOther`
 * (403: the two people are not independent).
 */
export const confirmRole = endpoint("PUT", `${base}/role-requests/{requestId}`, {
  input: z.strictObject({ requestId }),
  answer: nothing,
  ...forRoles,
  refusals: [404, 409],
});

/** Ends a request without changing the roles. Refusals: `account.roles.requestUnknown` (404), `account.roles.own` (403). */
export const declineRole = endpoint("DELETE", `${base}/role-requests/{requestId}`, {
  input: z.strictObject({ requestId }),
  answer: nothing,
  ...forRoles,
  refusals: [404],
});
