import type { Cookie } from "@remix-run/node";
import {
  csrfCookie,
  entryCookie,
  flashCookie,
  freshCookie,
  loginCookie,
  regionCookie,
  registrationCookie,
  renewedCookie,
  sessionCookie,
  sideCookie,
  tenantCookie,
  zoneCookie,
} from "./cookies.server";

type Opened = { sessionToken: string; csrfToken: string };

/** Headers that set the cookies of a session just opened; the next load asks for init data anew (§4). */
export async function openedCookies({ sessionToken, csrfToken }: Opened): Promise<Headers> {
  return withCookies([
    await sessionCookie.serialize(sessionToken),
    await csrfCookie.serialize(csrfToken),
    await freshCookie.serialize("1"),
    await gone(loginCookie),
  ]);
}

/** Headers that take away a session that is over. */
export const endedCookies = async (): Promise<Headers> =>
  withCookies(await Promise.all([sessionCookie, csrfCookie, freshCookie].map(gone)));

/** Headers that take away everything but the language (§4, logout). */
export async function signedOutCookies(): Promise<Headers> {
  const all = [
    sessionCookie,
    csrfCookie,
    freshCookie,
    loginCookie,
    tenantCookie,
    zoneCookie,
    regionCookie,
    sideCookie,
    registrationCookie,
    renewedCookie,
    entryCookie,
    flashCookie,
  ];
  return withCookies(await Promise.all(all.map(gone)));
}

/** The `Set-Cookie` that removes a cookie. */
export const gone = (cookie: Cookie): Promise<string> => cookie.serialize("", { maxAge: 0 });

function withCookies(cookies: string[]) {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return headers;
}
