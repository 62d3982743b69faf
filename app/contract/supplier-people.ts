import { z } from "zod";
import { lengths } from "~/rules/limits/lengths";
import { supplierAreas } from "~/rules/permissions/member-roles";
import { supplierPersonStates } from "~/rules/staff/supplier-person";
import { endpoint, nothing, pageOf, pageQuery } from "./endpoint";
import { instant } from "./moments";
import { shownLine } from "./shown-text";

const base = "/api/v1/srm/tenant/company/people";
/** For the administrators of a supplier; all of these concern only the tenant of their session. */
const forAdministrators = { access: "session", button: "company.people" } as const;
const accountId = z.string().max(64);
const invitationId = z.string().max(64);
const listedAreas = z.array(z.enum(supplierAreas)).max(supplierAreas.length);
const areas = listedAreas.min(1).refine((all) => new Set(all).size === all.length);

const person = z.object({
  id: z.string().describe("Of the account, or of the invitation while there is no account."),
  state: z
    .enum(supplierPersonStates)
    .describe("`barred`: the manufacturer deactivated the account. `expired`: sending the invitation again renews it."),
  userName: z.string(),
  email: z.string(),
  areas: listedAreas.describe("Empty for a removed person."),
  isAdministrator: z.boolean(),
  isSelf: z.boolean(),
  at: instant
    .nullable()
    .describe(
      "When the person last used the portal, as long as the record is kept; until when the link works; or when the person was removed.",
    ),
});
export type SupplierPerson = z.output<typeof person>;

/** The people of the caller's company: members first, then invited people, then removed people. */
export const list = endpoint("GET", base, {
  input: z.strictObject({
    ...pageQuery,
    search: z.string().trim().max(lengths.email).optional().describe("Part of a name or of an email address."),
  }),
  answer: pageOf(person),
  ...forAdministrators,
});

/**
 * Invites a person by an email with a link, which works once. The response does not reveal whether another company's
 * account has the address; in that case the link does not open an account. Refusals: `field.email` (400),
 * `supplierPeople.known` (409: the person works here or is invited), `supplierPeople.tooMany` (422),
 * `supplierPeople.tooManyInvitations` (429).
 */
export const invite = endpoint("POST", `${base}/invitations`, {
  input: z.strictObject({
    userName: shownLine(lengths.name),
    email: z.string().max(lengths.email),
    areas,
    language: z.enum(["zh", "en"]).describe("The language of the email."),
  }),
  answer: nothing,
  ...forAdministrators,
  refusals: [409, 422, 429],
});

/**
 * Resends an invitation with a new link; the old one stops working. Refusals: `supplierPeople.unknown` (404), and those
 * of `invite`.
 */
export const renew = endpoint("POST", `${base}/invitations/{invitationId}/renewal`, {
  input: z.strictObject({ invitationId }),
  answer: nothing,
  ...forAdministrators,
  refusals: [404, 409, 422, 429],
});

/** Revokes an invitation: its link stops working. Refusal: `supplierPeople.unknown` (404: it was used or revoked). */
export const revoke = endpoint("DELETE", `${base}/invitations/{invitationId}`, {
  input: z.strictObject({ invitationId }),
  answer: nothing,
  ...forAdministrators,
  refusals: [404],
});

/**
 * Sets the areas of a person. `before` lists the areas that were on the screen. A new person for bank details counts as a change
 * of contact (S-51). Refusals: `supplierPeople.unknown` (404), `supplierPeople.outdated` (409).
 */
export const setAreas = endpoint("PUT", `${base}/accounts/{accountId}/areas`, {
  input: z.strictObject({ accountId, areas, before: listedAreas }),
  answer: nothing,
  ...forAdministrators,
  refusals: [404, 409],
});

/**
 * Makes a person an administrator or revokes that role; callers may revoke their own. Refusals:
 * `supplierPeople.unknown` (404), `supplierPeople.lastAdministrator` (409: one must remain), `supplierPeople.outdated`
 * (409: nothing would change).
 */
export const setAdministrator = endpoint("PUT", `${base}/accounts/{accountId}/administration`, {
  input: z.strictObject({ accountId, isAdministrator: z.boolean() }),
  answer: nothing,
  ...forAdministrators,
  refusals: [404, 409],
});

/**
 * Removes a person: all their sessions end, and an account that works for no other company can no longer sign in. The name stays
 * in the list and in the history. Refusals: `supplierPeople.unknown` (404), `supplierPeople.self` (403: the caller's own
 * account), `supplierPeople.lastAdministrator` (409).
 */
export const remove = endpoint("DELETE", `${base}/accounts/{accountId}`, {
  input: z.strictObject({ accountId }),
  answer: nothing,
  ...forAdministrators,
  refusals: [404, 409],
});
