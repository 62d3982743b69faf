import { createCookie } from "@remix-run/node";
import { env } from "~/config/env.server";
import { languageCookie } from "~/i18n/i18n.server";

/** Over https every cookie is bound to this very host; plain http (the demo) knows no `__Host-` (S-06). */
const secure = env.PUBLIC_ORIGIN.startsWith("https:");
const name = (plain: string) => (secure ? `__Host-${plain}` : plain);
const guarded = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
const signed = { ...guarded, secrets: env.SESSION_SECRET };

/** Whose registration this browser fills in: the token of the base API. */
export const registrationCookie = createCookie(name("registration"), guarded);
/** What was chosen on the way to a registration or a progress query: country, consent, the code asked for. */
export const entryCookie = createCookie(name("entry"), { ...signed, maxAge: 24 * 60 * 60 });
/** A message for the next page only: a code with its params, never a sentence. */
export const flashCookie = createCookie(name("flash"), { ...signed, maxAge: 60 });
/** The stored language choice. */
export const language = languageCookie(secure);
export const isSecure = secure;
