import { z } from "zod";
import { lengths } from "~/rules/limits/lengths";
import { menuTypes } from "~/rules/workspace/menu-link";
import { endpoint, nothing } from "./endpoint";
import { role } from "./profile";

/** The tenants this user may work in (§3); the first is the default (§4). */
export const tenants = endpoint("GET", "/api/v1/admin/tenant/user/tenantweb/tenant", {
  input: nothing,
  answer: z.array(z.object({ id: z.string(), tenantName: z.string(), supplierCode: z.string() })),
  access: "session",
  isBeforeConsent: true,
});

const user = z.object({
  id: z.string(),
  userName: z.string(),
  userAccount: z.string(),
  avatarPicture: z.string().nullable().describe("Address of the picture, or null if there is none."),
  timeZone: z.object({ value: z.string(), meaning: z.string() }).nullable(),
  organizationId: z.number(),
  registerInfo: z.object({ registrationId: z.string() }).nullable(),
});

const menu = z.object({
  code: z.string(),
  pcode: z.string().nullable().describe("Code of the parent menu, or null for a top-level menu."),
  url: z.string(),
  name: z.string(),
  search: z
    .string()
    .optional()
    .describe(
      "The text that a search matches: its names in every language, folded, with their pinyin. If omitted, only its name is searched.",
    ),
  icon: z.string(),
  hidden: z.boolean(),
  routingCache: z.boolean(),
  type: z.enum(menuTypes),
});
export type Menu = z.output<typeof menu>;

/**
 * Everything a signed-in page needs to render (§3). `reload` true, once after login, makes the base API reload this user's
 * permissions; the embedded one loads them on every call. The portal sends the kind of client (`type`: `web`), the fixed tenant
 * code of the deployment (`code`) and the tenant that was last selected in this browser (`tenantId`), if any; the embedded base
 * API only uses the tenant of the session. Refusal: `tenant.none` (403).
 */
export const init = endpoint("GET", "/api/v1/admin/tenant/tenantweb/init", {
  input: z.strictObject({
    reload: z.stringbool().or(z.boolean()),
    type: z.string().max(40).optional(),
    code: z.string().max(40).optional(),
    tenantId: z.string().max(64).optional(),
  }),
  answer: z.object({
    user,
    tenant: z.object({ id: z.string(), tenantName: z.string(), supplierCode: z.string() }),
    roles: z.array(z.string()).describe("Codes of the roles this user has in the tenant."),
    roleNames: z.array(z.string()).describe("Their names (§6), in the requested language."),
    region: z.string(),
    menus: z.array(menu),
    pages: z.array(z.object({ code: z.string(), url: z.string() })),
    buttons: z.array(z.object({ code: z.string() })),
    superAdmin: z.boolean(),
  }),
  access: "session",
  isBeforeConsent: true,
});
export type Init = z.output<typeof init.answer>;

/**
 * The real address of a menu whose link contains http (§2), requested on click. §7 shows the path but not the payload.
 * Refusal: `menu.unknown` (404: it does not exist, or this user may not open it).
 */
export const menuLink = endpoint("POST", "/api/v1/admin/permission/link", {
  input: z.strictObject({ code: z.string().max(80) }),
  answer: z.object({ url: z.string() }),
  access: "session",
  refusals: [404],
});

/**
 * Whether this user's permissions in the current tenant are set up (§7 shows the path but not the response): false if
 * none of the user's roles has any permission. Called when the menu list is empty (§6), so that the warning can
 * distinguish a user without roles from one whose roles have no menus.
 */
export const permissionsInitialized = endpoint("GET", "/api/v1/admin/permission/upm/initialized", {
  input: nothing,
  answer: z.object({ initialized: z.boolean() }),
  access: "session",
  isBeforeConsent: true,
});

const grants = z.array(z.object({ code: z.string(), name: z.string() }));

/**
 * The user's permissions in the current tenant: their roles, the screens these open and the buttons they permit, named
 * in the requested language. With `superAdmin` everything is permitted. §7 shows the path but not the response.
 */
export const ownPermissions = endpoint("GET", "/api/v1/admin/user/upm", {
  input: nothing,
  answer: z.object({ roles: z.array(role), menus: grants, buttons: grants, superAdmin: z.boolean() }),
  access: "session",
});
export type OwnPermissions = z.output<typeof ownPermissions.answer>;

/** The regions, loaded after sign-in (§4). */
export const regions = endpoint("GET", "/api/v1/admin/region/list", {
  input: nothing,
  answer: z.array(z.object({ code: z.string(), name: z.string() })),
  access: "session",
  isBeforeConsent: true,
});

/** Configuration of this domain, for everyone or for one account (§3). `loginable` 0: sign-in is not allowed here. */
export const domainConfig = endpoint("POST", "/spfm/public/gsrm/v1/ispDomainConfig", {
  input: z.strictObject({ domain: z.string().max(255), loginName: z.string().max(lengths.email).optional() }),
  answer: z.object({
    region: z.string().meta({ description: "The region of the domain, which decides on its logo.", examples: ["CN"] }),
    companys: z
      .string()
      .meta({ description: "The brand whose portal this is, as texts name it.", examples: ["Starlan"] }),
    lang: z.string().meta({ description: "As `xx_YY`; the first part counts.", examples: ["zh_CN"] }),
    loginable: z
      .union([z.literal(0), z.literal(1)])
      .meta({ description: "1: users may sign in here; 0: they may not.", examples: [1] }),
  }),
});
export type DomainConfig = z.output<typeof domainConfig.answer>;
