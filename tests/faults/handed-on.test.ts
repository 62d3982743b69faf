import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { exports, files, log, session } from "~/contract";
import type { Endpoint } from "~/contract/endpoint";
import { freePort, startPortal } from "../support/server";
import * as bad from "../support/stub-base-api/misbehaviours";
import { startStubBaseApi } from "../support/stub-base-api/stub";
import { journeys } from "../support/stub-base-api/recording";
import { type Answer, type Visitor, visitor } from "./client";
import { register } from "./registrant";

/** The portal times out a call to the base API after this many milliseconds. */
const timeoutMs = 1500;
const stub = await startStubBaseApi(...journeys);
const port = await freePort();
const portal = await startPortal({
  BASE_API_URL: stub.url,
  PORT: String(port),
  PUBLIC_ORIGIN: `http://localhost:${port}`,
  API_TIMEOUT_MS: String(timeoutMs),
  LOGIN_CODE_FROM: "2999-01-01",
});
afterAll(async () => {
  await portal.stop();
  await stub.stop();
});
beforeEach(() => stub.behave());

/** A visitor with a workspace session from the stub. */
async function signedIn(): Promise<Visitor> {
  const browser = visitor(portal.url);
  const begun = await browser.get("/api/v1/sso/login?callbackUrl=/workspace");
  await browser.get(begun.headers.location ?? "");
  return browser;
}

/** The ways in which a response that the portal reads or passes on can fail. */
const failures: [string, bad.Misbehaviour][] = [
  ["a refusal in JSON", bad.refuses(409, { code: "file.scanning" })],
  ["an HTML page", bad.answers(500, "<h1>down</h1>", { "content-type": "text/html" })],
  ["an empty error", bad.answers(500)],
  ["a reset connection", bad.reset],
  ["silence", bad.silence],
];

async function inTime(asking: Promise<Answer>): Promise<Answer> {
  const answer = await asking;
  expect(answer.ms).toBeLessThan(2 * timeoutMs + 3000);
  return answer;
}

describe("a list as a workbook", () => {
  const lists: [string, Endpoint][] = [
    ["messages", exports.messages],
    ["tasks", exports.tasks],
    ["registrations", exports.registrations],
    ["log", log.exportLog],
  ];

  test("of the log is passed on from the base API byte for byte", async () => {
    const workbook = "PK\u0003\u0004 the log";
    const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    const headers = { "content-type": type, "content-disposition": 'attachment; filename="log.xlsx"' };
    const browser = await signedIn();
    stub.misbehave(log.exportLog, bad.answers(200, workbook, headers));
    const answer = await browser.get("/workspace/export/log");
    expect([answer.status, answer.text]).toEqual([200, workbook]);
    expect(answer.headers).toMatchObject(headers);
  });

  for (const [name, endpoint] of lists)
    test.each(failures)(`${name}: %s redirects back to the page, which shows the reason`, async (_, misbehaviour) => {
      const browser = await signedIn();
      stub.misbehave(endpoint, misbehaviour);
      const answer = await inTime(browser.get(`/workspace/export/${name}`));
      expect([answer.status, answer.headers.location]).toEqual([303, "/workspace"]);
      expect(answer.cookies.join()).toMatch(/flash/);
    });
});

describe("a file of a registration", () => {
  test.each(failures)(
    "whose URL cannot be fetched because of %s redirects back to the page, which shows the reason",
    async (_, how) => {
      const { browser } = await register(portal.url, { newestCode: () => "123456" });
      stub.misbehave(files.signedUrl, how);
      const answer = await inTime(browser.get("/register/file?url=1"));
      expect([answer.status, answer.headers.location]).toEqual([303, "/register/review"]);
    },
  );

  test("never redirects to another host", async () => {
    const { browser } = await register(portal.url, { newestCode: () => "123456" });
    stub.misbehave(files.signedUrl, bad.answers(200, "https://evil.example/", { "content-type": "text/plain" }));
    const answer = await browser.get("/register/file?url=1");
    expect([answer.status, answer.headers.location]).toEqual([302, "/404"]);
  });
});

describe("a sign-in", () => {
  test.each(failures.slice(1))("that cannot start because of %s redirects to the error page", async (_, how) => {
    stub.misbehave(session.login, how);
    const answer = await inTime(visitor(portal.url).get("/api/v1/sso/login?callbackUrl=/workspace"));
    expect([answer.status, answer.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/500\?request=[\w-]{36}$/),
    ]);
  });

  test.each([
    ["an HTML page", bad.page],
    ["nothing", bad.answers(200)],
    ["a redirect to nowhere", bad.answers(302)],
  ])("for which the base API returns %s redirects nowhere else", async (_, how) => {
    stub.misbehave(session.login, how);
    const answer = await inTime(visitor(portal.url).get("/api/v1/sso/login?callbackUrl=/workspace"));
    expect(answer.headers.location).toMatch(/^\/(?:403|500)/);
  });
});

test.each(failures)("sign-out works although the base API responds with %s", async (_, how) => {
  const browser = await signedIn();
  stub.misbehave(session.logout, how);
  const answer = await inTime(browser.post("/sign-out", {}));
  expect([answer.status, answer.headers.location]).toEqual([303, "/home"]);
  expect(answer.headers["clear-site-data"]).toContain("storage");
});
