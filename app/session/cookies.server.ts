import { createCookie } from "@remix-run/node";
import { env } from "~/config/env.server";
import { languageCookie } from "~/i18n/i18n.server";
import { signInMs } from "~/rules/limits";

const minute = 60;
const aYear = 365 * 24 * 60 * minute;

/** Over https every cookie is bound to this very host; plain http (the demo) knows no `__Host-` (S-06). */
const secure = env.PUBLIC_ORIGIN.startsWith("https:");
const name = (plain: string) => (secure ? `__Host-${plain}` : plain);
const guarded = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
const signed = { ...guarded, secrets: env.SESSION_SECRET };

/** Whose registration this browser fills in: the token of the base API. */
export const registrationCookie = createCookie(name("registration"), guarded);
/** The workspace session (§4): the token of the base API, gone with the browser. */
export const sessionCookie = createCookie(name(env.TOKEN_COOKIE), guarded);
/** The CSRF token of that session (§7). Only the portal sends it on, so scripts need not read it. */
export const csrfCookie = createCookie(name("csrf"), guarded);
/** Stands for this browser while it signs in: what another browser began is not finished here (S-22). */
export const loginCookie = createCookie(name("login"), { ...guarded, maxAge: signInMs / 1000 });
/** The CSRF token was renewed just now (§8): a second refusal of it is an error, not another reload. */
export const renewedCookie = createCookie(name("renewed"), { ...guarded, maxAge: minute });
/** Set at login: the next first load asks for init data anew, those after it do not (§4). */
export const freshCookie = createCookie(name("fresh"), { ...guarded, maxAge: 10 * minute });
/** The stored choice of tenant (§4). */
export const tenantCookie = createCookie(name("tenant"), { ...guarded, maxAge: aYear });
/** The time zone that was chosen last (§4), for a base API that does not tell it. */
export const zoneCookie = createCookie(name("zone"), { ...guarded, maxAge: aYear });
/** The user's region with its name, which is asked for once after login (§4). */
export const regionCookie = createCookie(name("region"), guarded);
/** Whether the side bar is folded; it is open by default (§3). */
export const sideCookie = createCookie(name("side"), { ...guarded, maxAge: aYear });
/** What was chosen on the way to a registration or a progress query: country, consent, the code asked for. */
export const entryCookie = createCookie(name("entry"), { ...signed, maxAge: 24 * 60 * minute });
/** A message for the next page only: a code with its params, and of a refusal the base API's own words (§8). */
export const flashCookie = createCookie(name("flash"), { ...signed, maxAge: 60 });
/** The stored language choice. */
export const language = languageCookie(secure);
export const isSecure = secure;
