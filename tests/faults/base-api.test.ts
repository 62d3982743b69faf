import { createHash, randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import { afterAll, describe, expect, test } from "vitest";
import { fileAnswerMaxBytes, fileMaxBytes } from "~/rules/files/limits";
import { startHttpServer } from "../support/http-server";
import { startPortal } from "../support/server";
import * as bad from "../support/stub-base-api/misbehaviours";

const megabyte = 1024 * 1024;
const pdf = { "content-type": "application/pdf", "content-disposition": "attachment" };
const country = { value: "CN", meaning: "中国境内", description: null, tag: null, parentValue: null, orderSeq: 1 };
const countries = { content: [country], totalElements: 1, totalPages: 1, number: 0, size: 20 };

/** How the base API responds to all of its next requests. */
let does: bad.Misbehaviour = bad.silence;
let answering: ServerResponse | undefined;
const api = await startHttpServer((_, response) => {
  answering = response;
  does(response, () => undefined);
});
const portal = await startPortal({ BASE_API_URL: api.url.href });
afterAll(async () => {
  await portal.stop();
  await api.close();
});

const list = "/smdm/public/gsrm/v2/lov/HPFM.COUNTRY";
const file = "/hfle/public/gsrm/v1/isp/register/files/content/1?expires=1&signature=s";
/** A company service outside the contract, which the company's own sub-applications may call. */
const ownService = "/spfm/v1/2/scorecards";

/** The response to browser code that calls this path while the base API misbehaves this way. */
function hear(path: string, misbehaviour: bad.Misbehaviour) {
  does = misbehaviour;
  return fetch(portal.url + path, { redirect: "manual" });
}

async function refusalOf(answer: Response) {
  expect(answer.headers.get("content-type")).toContain("json");
  expect(answer.headers.get("location")).toBeNull();
  return { status: answer.status, ...((await answer.json()) as object) };
}
const service = { status: 502, failed: true, code: "request.service" };
const badGateway = { status: 502, failed: true, code: "request.e502" };

/** The base API sends this much without announcing a length, as long as the client reads. */
const flood =
  (headers: Record<string, string>, megabytes: number): bad.Misbehaviour =>
  (response) => {
    response.writeHead(200, headers);
    const piece = Buffer.alloc(megabyte, " ");
    let left = megabytes;
    const goOn = () => {
      while (left > 0 && !response.destroyed) {
        left -= 1;
        if (!response.write(piece)) return void response.once("drain", goOn);
      }
      response.end();
    };
    goOn();
  };

test("a response that matches the contract is passed to browser code unchanged, including unknown fields", async () => {
  const more = { ...countries, numberOfElements: 1 };
  const answer = await hear(list, bad.says(200, more));
  expect([answer.status, await answer.json()]).toEqual([200, more]);
});

test("a rejection is passed on unchanged, even with status 200", async () => {
  const refused = { failed: true, code: "lov.unknown", message: "没有" };
  for (const status of [200, 404]) {
    const answer = await hear(list, bad.says(status, refused));
    expect([answer.status, await answer.json()]).toEqual([status, refused]);
  }
});

test.each([
  ["an HTML page (F-09)", bad.page],
  ["broken JSON", bad.brokenJson],
  ["truncated JSON", bad.cutOff],
  ["other types", bad.wrongTypes],
  ["an empty body", bad.answers(200, "", { "content-type": "application/json" })],
  ["200 MB (F-11)", bad.huge],
  ["200 MB without a length", flood({ "content-type": "application/json" }, 200)],
  ["a gzip bomb", bad.gzipBomb],
  ["a redirect to another site (S-55)", bad.redirects("https://evil.example/")],
  ["a redirect to nowhere", bad.answers(302)],
  ["a status that HTTP does not define", bad.says(799, countries)],
])("%s instead of data is a service error, and none of it reaches the browser", async (_, misbehaviour) => {
  expect(await refusalOf(await hear(list, misbehaviour))).toEqual(service);
  await expect.poll(() => answering?.closed).toBe(true);
});

test("a truncated response is a bad gateway", async () => {
  expect(await refusalOf(await hear(list, bad.half))).toEqual(badGateway);
});

test("an error retains its status, regardless of the page that comes with it", async () => {
  const answer = await hear(list, bad.answers(503, "<h1>down</h1>", { "content-type": "text/html" }));
  expect(await refusalOf(answer)).toEqual({ status: 503, failed: true, code: "request.e503" });
});

describe("a file", () => {
  test("of the maximum size streams through completely", async () => {
    const bytes = randomBytes(fileMaxBytes);
    const answer = await hear(file, bad.answers(200, bytes, pdf));
    const hash = createHash("sha256").update(Buffer.from(await answer.arrayBuffer()));
    expect(hash.digest("hex")).toBe(createHash("sha256").update(bytes).digest("hex"));
    expect(answer.headers.get("content-disposition")).toBe("attachment");
  });

  test.each([
    ["declares a size above the limit", flood({ ...pdf, "content-length": String(fileAnswerMaxBytes + 1) }, 200)],
    ["is empty", bad.answers(200, "", pdf)],
    ["redirects to another site", bad.redirects("https://evil.example/licence.pdf")],
  ])("that %s is a service error", async (_, misbehaviour) => {
    expect(await refusalOf(await hear(file, misbehaviour))).toEqual(service);
    await expect.poll(() => answering?.closed).toBe(true);
  });

  test("that never ends is cut off past its limit, so that the download fails", async () => {
    const answer = await hear(file, flood(pdf, 200));
    await expect(answer.arrayBuffer()).rejects.toThrow();
    await expect.poll(() => answering?.closed).toBe(true);
    expect(answering?.writableFinished).toBe(false);
  });

  test("that is cut short is cut short for the browser too", async () => {
    const download = hear(file, (response) => {
      response.writeHead(200, { ...pdf, "content-length": "1000" });
      response.write("%PDF-1.7", () => response.socket?.resetAndDestroy());
    }).then((answer) => answer.arrayBuffer());
    await expect(download).rejects.toThrow();
  });
});

describe("a company service outside the contract", () => {
  test("responds to its sub-application", async () => {
    const answer = await hear(ownService, bad.says(200, { score: 7 }));
    expect(await answer.json()).toEqual({ score: 7 });
    const download = await hear(ownService, bad.answers(200, randomBytes(6 * megabyte), pdf));
    expect((await download.arrayBuffer()).byteLength).toBe(6 * megabyte);
  });

  test.each([
    ["200 MB", bad.huge, service],
    ["a gzip bomb", bad.gzipBomb, service],
    ["a redirect to another site", bad.redirects("https://evil.example/"), service],
    ["half a response", bad.half, badGateway],
  ])("cannot send %s", async (_, misbehaviour, expected) => {
    expect(await refusalOf(await hear(ownService, misbehaviour))).toEqual(expected);
  });
});

describe("a step of a sign-in", () => {
  const step = "/oidc/interaction/1";

  test("redirects the browser", async () => {
    const answer = await hear(step, bad.redirects("https://login.company.example/"));
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "https://login.company.example/"]);
  });

  test.each([
    ["has no location", bad.answers(302)],
    ["breaks off", bad.half],
    ["does not end", flood({ "content-type": "text/html" }, 200)],
  ])("that %s redirects to the error page", async (_, misbehaviour) => {
    const answer = await hear(step, misbehaviour);
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      expect.stringMatching(/^\/500\?request=[\w-]{36}$/),
    ]);
  });
});

test("none of this is unexpected to the portal: its log is well-formed and lists the truncated responses", () => {
  const lines = portal
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  const events = lines.map((line) => (JSON.parse(line) as { event: string }).event);
  expect(new Set(events)).toEqual(new Set(["started", "request", "answer_broken"]));
  expect(events.filter((event) => event === "answer_broken")).toHaveLength(2);
});
