import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anyAddress, visitor } from "../faults/client";
import type { Registrant } from "../faults/registrant";
import { sampleOf } from "./addresses";
import { signIn } from "../support/sign-in";
import { openSetup } from "./setup";
import { hostileBodies } from "./hostile-bodies";
import { builtRoutes } from "./manifest";

const setup = await openSetup({ LOGIN_CODE_FROM: "2999-01-01" });
afterAll(() => setup.close());

type Hostile = (typeof hostileBodies)[number];
const allowed = new Set([200, 303, 302, 400, 403, 404, 405, 409, 413, 415, 422, 429]);
const slowestAnswer = 2000;
const slowestStandstill = 500;
/** The most memory that may still be held after a full garbage collection. */
const mostMegabytes = 100;
/** The portal does not read the rest of an oversized body, and closes the connection. */
const largeBody = 100_000;

const { origin } = new URL(setup.url);
const spfm = "/spfm/public/gsrm/v1/isp/register";
const user = "/api/v1/srm/tenant/user/tenantweb";
const calls = [
  ["POST", `${spfm}/codes`],
  ["POST", `${spfm}/sessions`],
  ["PUT", `${spfm}/sections/basic`],
  ["PUT", `${spfm}/sections/__proto__`],
  ["POST", `${spfm}/submit`],
  ["POST", "/hfle/public/gsrm/v1/isp/register/files/attachment/multipart"],
  ["DELETE", "/hfle/public/gsrm/v1/isp/register/files/delete-by-url"],
  ["POST", `${user}/updateAvatarPicture`],
  ["PUT", `${user}/updateUserTimeZone?timeZone=__proto__`],
  ["PUT", `${user}/emailChange`],
  ["POST", `${user}/phoneChange`],
  ["PUT", `${user}/phoneChange`],
  ["POST", `${user}/phoneRemoval`],
  ["PUT", `${user}/members/roles`],
  ["POST", `${user}/confirm`],
  ["POST", "/csp-report"],
  ["POST", "/home"],
  ["POST", "/register/__proto__/autosave"],
  ["POST", "/register/basic/pick?field=shareholders[100000000].name"],
  ["POST", "/register/basic/pick?field=__proto__.polluted"],
] as const;
/** Selects any value posted for the field in the query: a draft stores it as typed, but only there. */
const picking = "/register/basic/pick?field=registeredProvince";
/** Signing out works with any posted value; separate visitors test it. */
const leaving = new Set(["/register/leave", "/register/withdraw", "/sign-out"]);
const actions = builtRoutes()
  .filter(({ hasAction, path }) => hasAction && !leaving.has(path))
  .map(({ path }) => ["POST", sampleOf(path)] as const);

let registrant: Registrant;
let healthy: Awaited<ReturnType<typeof setup.condition>>;
beforeAll(async () => {
  registrant = await setup.register();
  // Also signed in to the workspace, so that posts there get as far as possible.
  await signIn(registrant.browser, "supplier");
  for (const section of ["basic", "business", "association", "contact", "manage", "bank", "attachment"] as const)
    await registrant.save(section, 0, section === "basic" ? { companyName: "深圳市安科精密有限公司" } : {});
  await registrant.browser.get("/register/basic");
  healthy = await setup.condition();
});

const stored = () => {
  const { sections, states, registration, stored_file } = setup.counts();
  return { sections, states, registration, stored_file };
};

function post(method: string, path: string, { type, body, chunked }: Hostile) {
  const headers: Record<string, string> = { origin, "x-forwarded-for": anyAddress() };
  if (type) headers["content-type"] = type;
  return registrant.browser.send({ method, path, body, chunked, headers, alone: body.length > largeBody });
}

describe("a hostile form gets a quick response, breaks nothing and stores nothing", () => {
  test.each(hostileBodies)("$name", async (hostile) => {
    const before = stored();
    for (const [method, path] of [...actions, ...calls]) await expectAnswered(method, path, hostile);
    expect(stored()).toEqual(before);
    await expectAnswered("POST", picking, hostile);
  });
});

async function expectAnswered(method: string, path: string, hostile: Hostile) {
  const answer = await post(method, path, hostile).catch((error: NodeJS.ErrnoException) => error.code ?? "");
  // A chunked body that grows too large may be cut off while it is being sent.
  if (hostile.chunked && answer === "ECONNRESET") return;
  if (typeof answer === "string") throw new Error(`${method} ${path}: ${answer}`);
  const described = `${method} ${path}: ${answer.status} ${answer.text.slice(0, 80)}`;
  expect(allowed.has(answer.status) || (path === "/csp-report" && answer.status === 204), described).toBe(true);
  expect(answer.ms, described).toBeLessThan(slowestAnswer);
}

test("after all of them the prototypes are unchanged, the event loop never blocked for long and memory stayed flat", async () => {
  const { prototype, longestStandstillMs, heldMegabytes } = await setup.condition();
  expect(prototype).toEqual(healthy.prototype);
  expect(longestStandstillMs).toBeLessThan(slowestStandstill);
  expect(heldMegabytes - healthy.heldMegabytes).toBeLessThan(mostMegabytes);
});

test.each([...leaving])("%s accepts any form, and ends one session only", async (path) => {
  for (const { type, body, chunked } of hostileBodies) {
    const headers = { origin, ...(type ? { "content-type": type } : {}) };
    const answer = await visitor(setup.url).send({
      method: "POST",
      path,
      headers,
      body,
      chunked,
      alone: true,
    });
    expect([303, 413]).toContain(answer.status);
  }
  expect((await registrant.browser.get("/register/basic")).status).toBe(200);
  expect((await registrant.browser.get("/workspace")).status).toBe(200);
});
