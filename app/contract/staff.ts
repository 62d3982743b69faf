import { z } from "zod";
import { linkKeyMax } from "~/rules/link-key";
import { endpoint, nothing } from "./endpoint";
import { instant } from "./moments";

const base = "/api/v1/staff-invitations";
const token = z.string().max(linkKeyMax).describe("The secret of the link.");

/**
 * Returns the invitation to the buying company or to a supplier behind a link. Refusals: `staffInvitation.gone` (410:
 * it was used, has expired, or does not exist), `staffInvitation.looks` (429).
 */
export const look = endpoint("POST", `${base}/link`, {
  input: z.strictObject({ token }),
  answer: z.object({
    companyName: z.string(),
    userName: z.string(),
    userAccount: z.string().describe("The name to sign in with: the email address."),
    role: z.string().describe("The role, or the areas of a supplier's person, in the language of the request."),
    isSupplier: z.boolean().describe("Whether the company is a supplier."),
    isSuperAdmin: z.boolean(),
    expiresAt: instant,
    hasCompanyDoor: z
      .boolean()
      .describe("Whether the account can be opened by signing in at the company's own provider."),
  }),
  // A POST request, because the secret must not appear in a URL.
  mutates: false,
  refusals: [410, 429],
});
export type StaffInvitation = z.output<typeof look.answer>;

/**
 * Opens the account of a staff invitation with the password its owner chose; the link works once. Refusals: `password.*` (400),
 * `staffInvitation.gone` (410), `staffInvitation.emailTaken` (409: another account has this email address),
 * `staffInvitation.looks` (429).
 */
export const join = endpoint("POST", `${base}/account`, {
  input: z.strictObject({ token, password: z.string().max(400) }),
  answer: nothing,
  refusals: [409, 410, 429],
});

/**
 * Starts a sign-in at the company's own provider that opens the account of a staff invitation: the browser goes to `address`,
 * and returns signed in. The header `x-login-binding` ties it to the browser that started it. The account is linked to the
 * provider and the subject, and has no password. Refusals: `signIn.failed` (400: the provider is unknown),
 * `staffInvitation.gone` (410), `staffInvitation.looks`, `signIn.tooMany` (429), `signIn.providerDown` (503).
 */
export const joinAtCompany = endpoint("POST", `${base}/company-sign-in`, {
  input: z.strictObject({ token }),
  answer: z.object({ address: z.string().describe("Where the provider signs in.") }),
  refusals: [410, 429],
});
