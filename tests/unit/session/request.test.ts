import { expect, test, vi } from "vitest";
import { account, messages, registration } from "~/contract";
import { Failure } from "~/gateway/failure";
import { csrfCookie, registrationCookie, sessionCookie } from "~/session/cookies.server";
import { envelope, refusal, thrownBy, visit } from "../../support/visit";

const draftPath = "GET /spfm/public/gsrm/v1/isp/register/draft";
const draft = {
  registrationId: "r1",
  name: "Li Na",
  email: "li@example.com",
  country: "CN",
  sections: [],
  fileCounts: {},
  infectedFiles: [],
  submission: null,
  returned: null,
  draftEndsAt: null,
  progress: {
    stage: 2,
    state: "filling",
    since: "2026-01-01T00:00:00.000Z",
    expectedBy: null,
    reason: null,
    actsNext: "supplier",
    history: [],
  },
};
const tenants = [{ id: "t1", tenantName: "One", supplierCode: "S1" }];
const tenantsPath = "GET /api/v1/admin/tenant/user/tenantweb/tenant";
const init = {
  user: {
    id: "u1",
    userName: "Li Na",
    userAccount: "li",
    avatarPicture: null,
    timeZone: null,
    organizationId: 1,
    registerInfo: null,
  },
  tenant: tenants[0],
  roles: [],
  roleNames: [],
  region: "CN",
  menus: [],
  pages: [],
  buttons: [],
  superAdmin: false,
};
const initPath = "GET /api/v1/admin/tenant/tenantweb/init";

test("all loaders of a request share one gateway: cookies are read once for all calls", async () => {
  const { portal, loader, request, calls } = await visit("/workspace", {
    cookies: [
      [sessionCookie, "session-token"],
      [csrfCookie, "csrf-token"],
    ],
    answers: { [tenantsPath]: () => envelope(tenants) },
  });
  const reads = vi.spyOn(request.headers, "get");
  await portal.call(account.tenants, {});
  const first = reads.mock.calls.length;
  await loader().call(account.tenants, {});
  await portal.attempt(account.tenants, {});
  await portal.language;
  expect(first).toBeGreaterThan(0);
  expect(reads.mock.calls).toHaveLength(first);
  expect(loader()).toBe(portal);
  expect(calls.map(({ headers }) => headers.get("authorization"))).toEqual(Array(3).fill("Bearer session-token"));
  expect(calls.map(({ headers }) => headers.get("x-csrf-token"))).toEqual(Array(3).fill("csrf-token"));
  expect(calls.map(({ headers }) => headers.get("x-client-address"))).toEqual(Array(3).fill("192.0.2.7"));
});

test("a request from another browser has a separate portal", async () => {
  const one = await visit("/workspace", { cookies: [[sessionCookie, "one"]] });
  const other = await visit("/workspace", { cookies: [[sessionCookie, "other"]] });
  expect(other.portal).not.toBe(one.portal);
  expect((await one.portal.caller()).sessionToken).toBe("one");
  expect((await other.portal.caller()).sessionToken).toBe("other");
});

test("the draft and the workspace are loaded once, however many loaders need them and when", async () => {
  const { portal, loader, calls } = await visit("/register/basic", {
    cookies: [[registrationCookie, "registration-token"]],
    answers: { [draftPath]: () => Response.json(draft), [initPath]: () => envelope(init) },
  });
  const [one, other] = await Promise.all([portal.draft(), loader().draft()]);
  expect(other).toBe(one);
  expect(await loader().draft()).toBe(one);
  await Promise.all([portal.workspace(), loader().workspace()]);
  expect(calls.map(({ url }) => new URL(url).pathname)).toEqual([
    "/spfm/public/gsrm/v1/isp/register/draft",
    "/api/v1/admin/tenant/tenantweb/init",
  ]);
});

test("each loader can read the error response to a draft that fails to load", async () => {
  const { portal, loader, calls } = await visit("/register/basic", {
    answers: { [draftPath]: () => refusal(503, "request.e503") },
  });
  const answers = await Promise.all([thrownBy(portal.draft()), thrownBy(loader().draft())]);
  for (const answer of answers) expect(await answer.json()).toMatchObject({ code: "request.e503" });
  expect(calls).toHaveLength(1);
});

test("loaders that run after a posted form see the draft as the action left it", async () => {
  let country = "CN";
  const { portal, loader } = await visit("/register/basic", {
    method: "POST",
    answers: { [draftPath]: () => Response.json({ ...draft, country }) },
  });
  expect((await portal.draft()).country).toBe("CN");
  country = "IN";
  expect((await loader().draft()).country).toBe("IN");
});

test("call throws this request's error response, attempt returns the failure", async () => {
  const { portal } = await visit("/news", {
    answers: { [tenantsPath]: () => refusal(503, "request.e503", {}, { "retry-after": "30" }) },
  });
  const answer = await thrownBy(portal.call(account.tenants, {}));
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("30");
  expect(await answer.json()).toMatchObject({ code: "request.e503", status: 503 });
  const { answer: tenantList, failure } = await portal.attempt(account.tenants, {});
  expect(tenantList).toBeUndefined();
  expect(failure).toBeInstanceOf(Failure);
  expect(failure?.code).toBe("request.e503");
});

test("attempt returns the result, and rethrows any error that is not a failure of the base API", async () => {
  const { portal } = await visit("/news", { answers: { [tenantsPath]: () => envelope(tenants) } });
  expect(await portal.attempt(account.tenants, {})).toEqual({ answer: tenants });
  await expect(portal.attempt(messages.one, { messageId: 5 as never })).rejects.toThrow("expected string");
});

test("several calls stop at the first failure; a response that one of them throws is rethrown", async () => {
  const { portal, calls } = await visit("/news", {
    answers: { [tenantsPath]: () => refusal(409, "news.conflict"), [initPath]: () => envelope(init) },
  });
  const { failure } = await portal.attemptAll(async (call) => {
    await call(account.tenants, {});
    return call(account.init, { reload: false });
  });
  expect(failure?.code).toBe("news.conflict");
  expect(calls).toHaveLength(1);
  const redirect = new Response(null, { status: 303 });
  expect(await thrownBy(portal.attemptAll(() => Promise.reject(redirect)))).toBe(redirect);
});

test("find returns null for not found and throws any other failure; optional returns null for all", async () => {
  const { portal } = await visit("/news", { answers: { [tenantsPath]: () => refusal(500, "request.e500") } });
  expect(await portal.find(registration.load, {})).toBeNull();
  expect((await thrownBy(portal.find(account.tenants, {}))).status).toBe(500);
  expect(await portal.optional(account.tenants, {})).toBeNull();
});

test("a single call can use another caller and a shorter timeout", async () => {
  const { portal, calls } = await visit("/workspace", {
    cookies: [[csrfCookie, "stale"]],
    answers: { [tenantsPath]: () => envelope(tenants), [initPath]: () => new Promise<Response>(() => undefined) },
  });
  await portal.call(account.tenants, {}, { caller: { csrfToken: "fresh" } });
  await portal.call(account.tenants, {});
  expect(calls.map(({ headers }) => headers.get("x-csrf-token"))).toEqual(["fresh", "stale"]);
  const { failure } = await portal.attempt(account.init, { reload: false }, { timeoutMs: 20 });
  expect(failure?.code).toBe("request.timeout");
});
