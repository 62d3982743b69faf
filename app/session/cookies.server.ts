import { type Cookie, createCookie } from "@remix-run/node";
import { env } from "~/config/env.server";
import { languageCookie } from "~/i18n/language-cookie.server";
import { paths } from "~/paths";
import { signInMs } from "~/rules/sign-in/limits";
import { minutes, days, inSeconds } from "~/rules/time";

const aYear = inSeconds(days(365));

/** Over https every cookie is bound to this host; plain http (the demo) does not support `__Host-` (S-06). */
export const areCookiesSecure = env.PUBLIC_ORIGIN.startsWith("https:");
const name = (plain: string) => (areCookiesSecure ? `__Host-${plain}` : plain);
const cookieOptions = { path: "/", httpOnly: true, sameSite: "lax", secure: areCookiesSecure } as const;
const signing = { ...cookieOptions, secrets: env.SESSION_SECRET };

/** The base API's token for the registration that this browser fills in. */
export const registrationCookie = createCookie(name("registration"), cookieOptions);
/** The base API's token for the workspace session (§4), deleted when the browser closes. */
export const sessionCookie = createCookie(name(env.TOKEN_COOKIE), cookieOptions);
/** The CSRF token of that session (§7). Only the portal sends it on, so scripts need not read it. */
export const csrfCookie = createCookie(name("csrf"), cookieOptions);
/**
 * Identifies this browser during sign-in, so that a sign-in started in another browser cannot be completed here (S-22).
 */
export const loginCookie = createCookie(name("login"), { ...cookieOptions, maxAge: inSeconds(signInMs) });
/**
 * Marks that the CSRF token has just been renewed (§8), so that a second refusal is an error rather than another
 * reload.
 */
export const renewedCookie = createCookie(name("renewed"), { ...cookieOptions, maxAge: inSeconds(minutes(1)) });
/** Set at login, so that only the first load after it reads the init data again (§4). */
export const freshCookie = createCookie(name("fresh"), { ...cookieOptions, maxAge: inSeconds(minutes(10)) });
/** The stored choice of tenant (§4). */
export const tenantCookie = createCookie(name("tenant"), { ...cookieOptions, maxAge: aYear });
/** The supplier code of that tenant (§3). */
export const supplierCodeCookie = createCookie(name("supplier-code"), { ...cookieOptions, maxAge: aYear });
/** The time zone chosen last (§4), for a base API that does not return it. */
export const zoneCookie = createCookie(name("zone"), { ...cookieOptions, maxAge: aYear });
/** The user's region with its name, which is loaded once after login (§4). */
export const regionCookie = createCookie(name("region"), cookieOptions);
/** Whether the side bar is folded; it is open by default (§3). */
export const sideCookie = createCookie(name("side"), { ...cookieOptions, maxAge: aYear });
/** The choices on the way to a registration or a progress query: country, consent, the code that was sent. */
export const entryCookie = createCookie(name("entry"), { ...signing, maxAge: inSeconds(days(1)) });
/** A message for the next page only: a code with its params, and for a refusal the base API's own text (§8). */
export const flashCookie = createCookie(name("flash"), { ...signing, maxAge: inSeconds(minutes(1)) });
/** The stored language choice. */
export const storedLanguageCookie = languageCookie(areCookiesSecure);

/** The token in a cookie of this request. Cookies can be forged, so a value that is invalid in a header is ignored. */
export async function findToken(cookie: Cookie, request: Request): Promise<string | undefined> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  return typeof value === "string" && /^[\x21-\x7e]{1,4000}$/.test(value) ? value : undefined;
}

/** Whether this is the first load after login. */
export const isFirstLoad = async (request: Request): Promise<boolean> =>
  Boolean(await freshCookie.parse(request.headers.get("cookie")));

/** The `Set-Cookie` that removes a cookie. */
export const removal = (cookie: Cookie): Promise<string> => cookie.serialize("", { maxAge: 0 });

/** Headers that set the cookies of a new session; the next load reads the init data again (§4). */
export const sessionHeaders = async (session: { sessionToken: string; csrfToken: string }): Promise<Headers> =>
  headersSetting([
    await sessionCookie.serialize(session.sessionToken),
    await csrfCookie.serialize(session.csrfToken),
    await freshCookie.serialize("1"),
    await removal(loginCookie),
  ]);

const ofSession = [sessionCookie, csrfCookie, freshCookie];

/** Headers that remove an ended session. */
export const endSessionHeaders = async (): Promise<Headers> =>
  headersSetting(await Promise.all(ofSession.map(removal)));

/** Headers that remove all cookies of this portal and the identity provider except the language (§4, logout). */
export async function signOutHeaders(request: Request): Promise<Headers> {
  const personal = [loginCookie, tenantCookie, supplierCodeCookie, zoneCookie, regionCookie, sideCookie];
  const passing = [registrationCookie, renewedCookie, entryCookie, flashCookie];
  return headersSetting([
    ...(await Promise.all([...ofSession, ...personal, ...passing].map(removal))),
    ...providerRemovals(request, isProviderCookie, "/"),
  ]);
}

/** Names of the identity provider's own cookies, the only cookies of the browser that we pass on. */
export const isProviderCookie = (plain: string): boolean => /^(?:__Host-|__Secure-)?provider-[\w.-]+$/.test(plain);

/**
 * Headers that remove the cookies of one sign-in, which the provider sets for the path of its screen. The browser sends them to
 * that path only, so the last step has to remove them.
 */
export const endInteractionHeaders = (request: Request, uid: string): Headers =>
  headersSetting(
    providerRemovals(
      request,
      (plain) => /^(?:__Secure-)?provider-interaction(?:\.sig)?$/.test(plain),
      paths.signIn(uid),
    ),
  );

function providerRemovals(request: Request, isRemoved: (name: string) => boolean, path: string) {
  const attributes = `Max-Age=0; Path=${path}; HttpOnly; SameSite=Lax${areCookiesSecure ? "; Secure" : ""}`;
  return cookiesIn(request)
    .map(cookieName)
    .filter(isRemoved)
    .map((plain) => `${plain}=; ${attributes}`);
}

/** The cookies of a request, each as `name=value`. */
export const cookiesIn = (request: Request): string[] => (request.headers.get("cookie") ?? "").split(/;\s*/);

/** The name of a cookie, from `name=value` or a `Set-Cookie` header. */
export const cookieName = (cookie: string): string => cookie.split("=", 1)[0]?.trim() ?? "";

function headersSetting(cookies: string[]) {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return headers;
}
