import { z } from "zod";
import { lengths } from "~/rules/limits";
import { endpoint, nothing, pageOf, pageQuery } from "./endpoint";
import { role } from "./profile";

const base = "/api/v1/srm/tenant/user/tenantweb";
/** All of these are for those who may give roles (§6), and are about the tenant of their session alone. */
const forRoles = { access: "session", button: "account.roles" } as const;
const userAccount = z.string().max(lengths.email);

const member = z.object({
  userAccount: z.string(),
  userName: z.string(),
  roles: z.array(role),
  /** The one who asks: nobody changes their own roles. */
  isSelf: z.boolean(),
});
export type Member = z.output<typeof member>;

/** The members of the tenant by account, a page at a time. Barred accounts are left out. Path not shown. */
export const list = endpoint("GET", `${base}/members`, {
  input: z.strictObject(pageQuery),
  answer: pageOf(member),
  ...forRoles,
});

/** The roles that the one who asks may give: those of their own side. Path not shown. */
export const roles = endpoint("GET", `${base}/roles`, { input: nothing, answer: z.array(role), ...forRoles });

/**
 * The name behind an account (§7, path not shown). Members of the tenant are found, and accounts that have no tenant yet;
 * all others are as unknown as accounts that never were. Refusals: `account.errorNum` (404), `account.tooOften` (429: 30 an
 * hour).
 */
export const lookUp = endpoint("GET", `${base}/account`, {
  input: z.strictObject({ userAccount }),
  answer: z.object({ userAccount: z.string(), userName: z.string() }),
  ...forRoles,
});

/**
 * Sets the roles of an account in the tenant; an account without a tenant becomes a member by it. `userName` says whom the
 * one who asks means: an account of another name is not changed. Refusals: `account.errorNum` (404, as above),
 * `account.userName.differs` (409), `account.roles.own` (403: nobody changes their own), `account.roles.unknown` (400: a
 * role one may not give), `account.tooOften` (429).
 */
export const setRoles = endpoint("PUT", `${base}/members/roles`, {
  input: z.strictObject({
    userAccount,
    userName: z.string().max(lengths.name),
    tenantRoleIds: z.array(z.string().max(40)).min(1).max(20),
  }),
  answer: nothing,
  ...forRoles,
});
