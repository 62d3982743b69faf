import { expect, test } from "vitest";
import { account } from "~/contract";
import { Failure } from "~/gateway/failure";
import { paths } from "~/paths";
import { flashCookie, sessionCookie } from "~/session/cookies.server";
import { answerScript, backToPageBefore, retryParams } from "~/session/answer-failure.server";
import { currentPlace, pageBefore, pageOfScript, placeAfterSignIn, trustedAddress } from "~/session/place.server";
import { cookieSet, ownOrigin, refusal, thrownBy, visit } from "../../support/visit";

const tenantsPath = "GET /api/v1/admin/tenant/user/tenantweb/tenant";
const posted = (headers: Record<string, string>) =>
  new Request("http://portal.test/workspace/zone", { method: "POST", headers });

test("a form posted by a script returns to its page, with a toast that gives the reason", async () => {
  const { portal, url } = await visit("/workspace/zone", {
    method: "POST",
    headers: { "sec-fetch-mode": "cors" },
    answers: { [tenantsPath]: () => refusal(500, "request.e500") },
  });
  portal.request.headers.set("referer", url);
  const answer = await thrownBy(portal.call(account.tenants, {}));
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/workspace/zone");
  expect(await cookieSet(answer, flashCookie)).toMatchObject({ code: "request.e500", status: 500, isFailure: true });
});

test("a missing permission redirects to an error page, which shows the base API's message", async () => {
  const { portal } = await visit("/workspace", {
    answers: { [tenantsPath]: () => refusal(403, "request.e403", { message: "Ask Mr Wang" }) },
  });
  const answer = await thrownBy(portal.call(account.tenants, {}));
  expect(answer.headers.get("location")).toBe(paths.forbiddenFor("request.e403"));
  expect(await cookieSet(answer, flashCookie)).toMatchObject({ serverMessage: "Ask Mr Wang", isOnPage: true });
});

test("a path without a page redirects to the previous page, or to the workspace", async () => {
  const failure = new Failure(429, { code: "file.tooMany", details: { max: 5 } });
  const from = new Request("http://portal.test/file", { headers: { referer: "http://portal.test/register/bank" } });
  const answer = await backToPageBefore(failure, from);
  expect(answer.headers.get("location")).toBe("/register/bank");
  expect(await cookieSet(answer, flashCookie)).toMatchObject({ code: "file.tooMany", params: { max: 5 } });
  const direct = await backToPageBefore(failure, new Request("http://portal.test/file"));
  expect(direct.headers.get("location")).toBe(paths.workspace);
});

test("a script gets the status, and an expired session deletes its cookie", async () => {
  const answer = await answerScript(new Failure(401, { code: "session.over" }));
  expect(answer.status).toBe(401);
  expect(await answer.json()).toEqual({ code: "session.over" });
  expect(await cookieSet(answer, sessionCookie)).toBeNull();
  const other = await answerScript(new Failure(503));
  expect(await cookieSet(other, sessionCookie)).toBeUndefined();
});

test("the retry delay is in seconds between two codes, and in minutes otherwise", () => {
  const after = (code: string) => retryParams(new Failure(429, { code, details: { retryAfter: 90 } }));
  expect(after("code.tooSoon")).toEqual({ seconds: 90, count: 90 });
  expect(after("code.tooMany")).toEqual({ seconds: 90, count: 2 });
  expect(retryParams(new Failure(429, { code: "code.tooMany" }))).toBeUndefined();
});

test("the place of a post is the page that posted it, if that is in the workspace", () => {
  const at = (referer: string) => currentPlace(posted({ referer }));
  expect(at("http://portal.test/gsrm/personal?user=li&token=secret")).toBe("/gsrm/personal?user=li");
  expect(at("http://portal.test/register/bank")).toBe(paths.workspace);
  expect(at("http://elsewhere.test/workspace")).toBe(paths.workspace);
  expect(currentPlace(posted({}))).toBe(paths.workspace);
  expect(currentPlace(new Request("http://portal.test/gcis/x?token=secret&a=1"))).toBe("/gcis/x?a=1");
});

test("a page that sends no referrer counts as the page of its own post", () => {
  expect(pageOfScript(posted({ "sec-fetch-mode": "cors" }))).toBe("/workspace/zone");
  expect(pageOfScript(posted({ "sec-fetch-mode": "navigate" }))).toBeNull();
  expect(pageOfScript(posted({}))).toBeNull();
  expect(pageBefore(posted({ referer: "http://elsewhere.test/a" }))).toBeNull();
});

test("there are no redirects to other sites, neither after sign-in nor from the base API", () => {
  for (const wanted of ["//elsewhere.test", "https://elsewhere.test", `/${"a".repeat(600)}`, null])
    expect(placeAfterSignIn(wanted)).toBe(paths.workspace);
  expect(placeAfterSignIn("/gsrm/personal?user=li")).toBe("/gsrm/personal?user=li");
  expect(trustedAddress("https://elsewhere.test/")).toBeNull();
  expect(trustedAddress("/workspace?token=t")).toBe(`${ownOrigin}/workspace?token=t`);
  expect(trustedAddress(null)).toBeNull();
});
