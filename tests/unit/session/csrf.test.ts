import { expect, test } from "vitest";
import { profile } from "~/contract";
import { csrfRenewed } from "~/contract/session";
import { csrfCookie, flashCookie, renewedCookie, sessionCookie } from "~/session/cookies.server";
import { passOnCall } from "~/session/pass-on.server";
import { cookieSet, refusal, thrownBy, visit } from "../../support/visit";

const stale = () => refusal(403, csrfRenewed, { details: { csrfToken: "fresh" } });
const zonePath = "PUT /api/v1/srm/tenant/user/tenantweb/updateUserTimeZone";
const change = { timeZone: "Asia/Shanghai" };

test("a stale CSRF token is renewed, and the page that posted reloads with a message", async () => {
  const { portal, url } = await visit("/workspace/zone", {
    method: "POST",
    cookies: [
      [sessionCookie, "session-token"],
      [csrfCookie, "stale"],
    ],
    answers: { [zonePath]: stale },
  });
  portal.request.headers.set("referer", url);
  const answer = await thrownBy(portal.call(profile.updateUserTimeZone, change));
  expect(answer.headers.get("location")).toBe("/workspace/zone");
  expect(answer.headers.get("x-remix-reload-document")).toBe("true");
  expect(await cookieSet(answer, csrfCookie)).toBe("fresh");
  expect(await cookieSet(answer, renewedCookie)).toBe("1");
  expect(await cookieSet(answer, flashCookie)).toMatchObject({ code: "csrf.renewed" });
});

test("a token rejected right after its renewal is an error, so that reloads do not loop", async () => {
  const { portal } = await visit("/workspace/zone", {
    method: "POST",
    cookies: [[renewedCookie, "1"]],
    answers: { [zonePath]: stale },
  });
  const answer = await thrownBy(portal.call(profile.updateUserTimeZone, change));
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ code: csrfRenewed });
});

test("another rejection with status 403 renews nothing", async () => {
  const { portal } = await visit("/workspace/zone", {
    method: "POST",
    answers: { [zonePath]: () => refusal(403, "tenant.none") },
  });
  const answer = await thrownBy(portal.call(profile.updateUserTimeZone, change));
  expect(await cookieSet(answer, csrfCookie)).toBeUndefined();
  expect(answer.headers.get("location")).toContain("/403");
});

test("a call from browser code is retried with the fresh token, which the browser receives with the response", async () => {
  const { portal, calls } = await visit("/api/v1/srm/tenant/user/tenantweb/updateUserTimeZone", {
    method: "PUT",
    body: JSON.stringify(change),
    headers: { "content-type": "application/json" },
    cookies: [
      [sessionCookie, "session-token"],
      [csrfCookie, "stale"],
    ],
    answers: {
      [zonePath]: (request) =>
        request.headers.get("x-csrf-token") === "fresh"
          ? Response.json({ code: "0", data: { code: "Asia/Shanghai" } })
          : stale(),
    },
  });
  const answer = await passOnCall(portal);
  expect(answer.status).toBe(200);
  expect(await cookieSet(answer, csrfCookie)).toBe("fresh");
  expect(calls.map(({ headers }) => headers.get("cookie"))).toEqual([null, null]);
  expect(await calls[1]?.json()).toEqual(change);
});
