import { expect, test } from "vitest";
import { account } from "~/contract";
import { paths } from "~/paths";
import {
  csrfCookie,
  flashCookie,
  freshCookie,
  loginCookie,
  registrationCookie,
  sessionCookie,
  storedLanguageCookie,
} from "~/session/cookies.server";
import { takeHandOver } from "~/session/exchange-token.server";
import { cookieSet, domain, envelope, refusal, thrownBy, visit } from "../../support/visit";

const domainPath = "POST /spfm/public/gsrm/v1/ispDomainConfig";
const openPath = "POST /api/v1/sso/sessions";
const instants = { idleEndsAt: "2026-01-01T00:30:00.000Z", endsAt: "2026-01-01T12:00:00.000Z" };
const opened = () => envelope({ sessionToken: "session-token", csrfToken: "csrf-token", ...instants });

test("without a session the workspace redirects to the sign-in, and from there back to the same place", async () => {
  const { portal } = await visit("/gsrm/personal?user=li");
  const answer = await thrownBy(portal.requireSession());
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(paths.login("/gsrm/personal?user=li"));
  expect(answer.headers.get("x-remix-reload-document")).toBe("true");
});

test("with a session the workspace opens, and its guard loads the domain settings once per request", async () => {
  const { portal, loader, calls } = await visit("/workspace", { cookies: [[sessionCookie, "session-token"]] });
  await Promise.all([portal.requireSession(), loader().requireSession()]);
  await loader().requireSession();
  expect(calls).toHaveLength(1);
  expect(await portal.hasSession()).toBe(true);
});

test("on a domain where sign-in is disabled, that is checked first", async () => {
  const barred = () => Response.json({ ...domain, loginable: 0 });
  const { portal } = await visit("/workspace", { answers: { [domainPath]: barred } });
  expect((await thrownBy(portal.requireSession())).headers.get("location")).toBe(paths.barred);
});

test("a token in the URL is exchanged for a session, and a redirect removes it", async () => {
  const { portal, calls } = await visit("/workspace?token=one-time&tasks=open", {
    cookies: [[loginCookie, "this-browser"]],
    answers: { [openPath]: opened },
  });
  const answer = await thrownBy(portal.requireSession());
  expect(answer.headers.get("location")).toBe("/workspace?tasks=open");
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  expect(await cookieSet(answer, sessionCookie)).toBe("session-token");
  expect(await cookieSet(answer, csrfCookie)).toBe("csrf-token");
  expect(await cookieSet(answer, freshCookie)).toBe("1");
  expect(await cookieSet(answer, loginCookie)).toBeNull();
  expect(answer.headers.getSetCookie()).toContainEqual(await storedLanguageCookie.serialize("zh"));
  expect(await calls.at(-1)?.json()).toMatchObject({ token: "one-time", handedOver: false });
});

test("a token is exchanged only on a read request, and a used one redirects to the clean URL", async () => {
  const posted = await visit("/workspace?token=one-time", { method: "POST", cookies: [[sessionCookie, "held"]] });
  await posted.portal.requireSession();
  expect(posted.calls).toHaveLength(1);

  const { portal } = await visit("/workspace?token=used", {
    cookies: [
      [loginCookie, "this-browser"],
      [sessionCookie, "held"],
    ],
    answers: { [openPath]: () => refusal(401, "token.used") },
  });
  const answer = await thrownBy(portal.requireSession());
  expect(answer.headers.get("location")).toBe("/workspace");
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test("a token from another browser is rejected with a page", async () => {
  const { portal } = await visit("/workspace?token=stolen", {
    cookies: [[loginCookie, "this-browser"]],
    answers: { [openPath]: () => refusal(403, "token.otherBrowser") },
  });
  const answer = await thrownBy(portal.requireSession());
  expect(answer.headers.get("location")).toBe(paths.forbiddenFor("token.otherBrowser"));
});

test("a sign-in handed over by another system is accepted once its user has agreed", async () => {
  const { portal, calls } = await visit("/sign-in/hand-over", { method: "POST", answers: { [openPath]: opened } });
  const answer = await takeHandOver(portal, "handed", "/workspace");
  expect(await cookieSet(answer, sessionCookie)).toBe("session-token");
  expect(await calls.at(-1)?.json()).toMatchObject({ token: "handed", handedOver: true });
});

test("without a registration the wizard redirects to its start with a message, and returns to the same tab", async () => {
  const { portal } = await visit("/register/bank");
  const answer = await thrownBy(portal.requireRegistration());
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(paths.registerStartFor("/register/bank"));
  expect(await cookieSet(answer, flashCookie)).toMatchObject({ code: "registration.startFirst" });
  expect(await portal.hasRegistration()).toBe(false);
});

test("with a registration the wizard opens; a cookie with a value too long or invalid for a header is ignored", async () => {
  const held = await visit("/register/bank", { cookies: [[registrationCookie, "registration-token"]] });
  await held.portal.requireRegistration();
  expect(await held.portal.hasRegistration()).toBe(true);
  for (const value of ["", "line\nbreak", "x".repeat(4001), 7]) {
    const { portal } = await visit("/register/bank", { cookies: [[registrationCookie, value]] });
    expect(await portal.hasRegistration(), String(value).slice(0, 20)).toBe(false);
  }
});

test("a session that expires during a call redirects to the sign-in, or on its first load to an error page", async () => {
  const answers = { "GET /api/v1/admin/tenant/user/tenantweb/tenant": () => refusal(401, "session.over") };
  const later = await visit("/workspace", { cookies: [[sessionCookie, "old"]], answers });
  const answer = await thrownBy(later.portal.call(account.tenants, {}));
  expect(answer.headers.get("location")).toBe(paths.login("/workspace"));
  expect(await cookieSet(answer, sessionCookie)).toBeNull();

  const first = await visit("/workspace", { cookies: [[freshCookie, "1"]], answers });
  const refused = await thrownBy(first.portal.call(account.tenants, {}));
  expect(refused.headers.get("location")).toBe(paths.forbiddenFor("signIn.failed"));
});

test("a registration that expires during a call redirects to a new code, and returns to the same tab", async () => {
  const { portal } = await visit("/register/bank", {
    cookies: [[registrationCookie, "old"]],
    answers: { "GET /spfm/public/gsrm/v1/isp/register/draft": () => refusal(401, "registration.sessionExpired") },
  });
  const answer = await thrownBy(portal.draft());
  expect(answer.headers.get("location")).toBe(paths.registerStartFor("/register/bank"));
  expect(await cookieSet(answer, registrationCookie)).toBeNull();
});
