import { expect, test } from "vitest";
import { paths } from "~/paths";
import {
  endInteractionHeaders,
  endSessionHeaders,
  findToken,
  sessionCookie,
  sessionHeaders,
  signOutHeaders,
  sideCookie,
} from "~/session/cookies.server";
import { signOut } from "~/session/sign-out.server";
import { ownOrigin, visit } from "../../support/visit";

const requestWith = (cookie: string) => new Request("http://portal.test/", { headers: { cookie } });
const names = (headers: Headers) => headers.getSetCookie().map((line) => line.split("=", 1)[0]);

test("a session's cookies are limited to this host, hidden from scripts, and sent only with our own pages", async () => {
  const headers = await sessionHeaders({ sessionToken: "token", csrfToken: "csrf" });
  for (const line of headers.getSetCookie()) {
    expect(line).toContain("HttpOnly");
    expect(line).toContain("SameSite=Lax");
    expect(line).toContain("Path=/");
  }
});

test("the end of a session deletes its cookies, but not the browser's preferences", async () => {
  const removed = names(await endSessionHeaders());
  expect(removed).toContain(sessionCookie.name);
  expect(removed).not.toContain(sideCookie.name);
});

test("signing out deletes the portal's and the identity provider's cookies, except the language", async () => {
  const headers = await signOutHeaders(requestWith("lang=en; provider-session=1; provider-session.sig=2; other=3"));
  expect(names(headers)).toEqual(expect.arrayContaining([sessionCookie.name, sideCookie.name, "provider-session"]));
  expect(names(headers)).toContain("provider-session.sig");
  expect(names(headers)).not.toContain("lang");
  expect(names(headers)).not.toContain("other");
  for (const line of headers.getSetCookie()) expect(line).toContain("Max-Age=0");
});

test("the cookies of one sign-in are deleted at the path they are bound to", () => {
  const request = requestWith("provider-interaction=1; provider-session=2");
  const lines = endInteractionHeaders(request, "uid-1").getSetCookie();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^provider-interaction=; /);
  expect(lines[0]).toContain(`Path=${paths.signIn("uid-1")}`);
});

test("a cookie without a valid token is ignored", async () => {
  expect(await findToken(sessionCookie, requestWith(""))).toBeUndefined();
  expect(await findToken(sessionCookie, requestWith(await sessionCookie.serialize("a b")))).toBeUndefined();
  expect(await findToken(sessionCookie, requestWith(await sessionCookie.serialize({ a: 1 })))).toBeUndefined();
  expect(await findToken(sessionCookie, requestWith(await sessionCookie.serialize("abc.DEF-1")))).toBe("abc.DEF-1");
});

test("signing out redirects to the identity provider, or home if the base API does not respond", async () => {
  const redirect = (location: string) => new Response(null, { status: 302, headers: { location } });
  const logout = "GET /api/v1/sso/logout";
  const leave = async (answer: () => Response) => {
    const { portal } = await visit("/sign-out", { method: "POST", answers: { [logout]: answer } });
    const left = await signOut(portal);
    expect(left.headers.get("clear-site-data")).toBe('"cache", "storage"');
    return left.headers.get("location");
  };
  expect(await leave(() => redirect("/oidc/session/end"))).toBe(`${ownOrigin}/oidc/session/end`);
  expect(await leave(() => redirect("https://elsewhere.test/"))).toBe(paths.home);
  expect(await leave(() => new Response("down", { status: 502 }))).toBe(paths.home);
});
