import { z } from "zod";
import { purchasingRoles, type RoleCode } from "~/rules/permissions/member-roles";
import { days, inSeconds } from "~/rules/time";
import {
  embeddedNote,
  flagSetting,
  listSetting,
  optionalSetting,
  webAddressSetting,
  withDefault,
} from "./setting-kinds";

/** A value of the role claim, and the role it maps to. */
export type MappedRole = { value: string; role: RoleCode };

const isPurchasingRole = (code: string): code is RoleCode => (purchasingRoles as readonly string[]).includes(code);

/**
 * `value=role`, separated by commas. A value may contain `=`, as distinguished names do; a comma in it is written
 * `%2C`.
 */
const mappedRoles = listSetting.transform((entries, context): MappedRole[] =>
  entries.flatMap((entry) => {
    const at = entry.lastIndexOf("=");
    const role = entry.slice(at + 1).trim();
    const value = readValue(entry.slice(0, at).trim());
    if (at > 0 && value && isPurchasingRole(role)) return [{ value, role }];
    context.addIssue(`must be value=role with one of ${purchasingRoles.join(", ")}, and commas between them`);
    return [];
  }),
);

function readValue(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** At most one day, because no workspace session lasts longer. */
const maxAgeLimit = inSeconds(days(1));

/** The sign-in settings. */
export const signIn = {
  LOGIN_CODE_FROM: withDefault(
    z.iso.date(),
    "2025-12-01",
    "The day from which a sign-in also requires a code, sent by email or to a bound phone; the notice on the home page names it.",
  ),
  TOKEN_COOKIE: withDefault(
    z.string().regex(/^[\w-]{1,40}$/),
    "token",
    "The name of the session cookie; over https it is prefixed with `__Host-`.",
  ),
  TOKEN_HAND_OVER: flagSetting(
    "`1`: a sign-in that another system of the company passes on in `?token=` is accepted, once the user has confirmed it (§2).",
  ),
  OIDC_ISSUER: optionalSetting(
    webAddressSetting,
    `The company's own OpenID provider, at which colleagues sign in; suppliers continue to use the portal's ([operations](operations.md#the-companys-identity-provider)). Its redirect address is \`PUBLIC_ORIGIN/api/v1/sso/callback\`, and the one after signing out \`PUBLIC_ORIGIN/home\`. ${embeddedNote.slice(0, -1)}, like all \`OIDC_\` settings.`,
  ),
  OIDC_CLIENT_ID: withDefault(z.string(), "supplier-portal", "The client ID of this portal at that provider."),
  OIDC_CLIENT_SECRET: optionalSetting(z.string(), "The secret for it."),
  OIDC_SCOPE: withDefault(
    z.string().regex(/^openid( [\x21\x23-\x5b\x5d-\x7e]+)*$/, "must begin with openid, with spaces between scopes"),
    "openid profile email",
    "The scopes requested there. Some providers need another scope to send groups or roles.",
  ),
  OIDC_MAX_AGE: optionalSetting(
    z.coerce.number().int().min(0).max(maxAgeLimit),
    "The maximum age of the sign-in there, in seconds. It is sent as `max_age`, and `auth_time` in the id token is checked.",
    "as long as that provider's session lasts",
  ),
  OIDC_ACR_VALUES: optionalSetting(
    listSetting,
    "The levels of sign-in that are accepted, the preferred one first, for example one that requires two factors. They are sent as `acr_values`, and a sign-in whose `acr` is not among them is refused.",
    "any",
  ),
  OIDC_ROLE_CLAIM: withDefault(
    z.string().regex(/^[^\s.]+(\.[^\s.]+)*$/),
    "groups",
    "The claim with a person's groups or roles; dots lead into objects, as in `realm_access.roles`.",
  ),
  OIDC_ROLES: optionalSetting(
    mappedRoles,
    "The roles that the values of that claim assign: `portal-buyers=purchasingSpecialist,portal-managers=purchasingManager`. Write `%2C` for a comma in a value. If unset, the claim is not read.",
  ),
};
