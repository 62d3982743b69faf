import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import { afterAll, describe, expect, test } from "vitest";
import { calls } from "~/contract/calls";
import { startHttpServer } from "../support/http-server";
import { startPortal } from "../support/server";
import * as bad from "../support/stub-base-api/misbehaviours";

/** The portal times out a call to the base API after this many milliseconds. */
const timeoutMs = 1500;

/** How the base API responds to all of its next requests. */
let does: bad.Misbehaviour = bad.silence;
let answering: ServerResponse | undefined;
const api = await startHttpServer((_, response) => {
  answering = response;
  does(response, () => undefined);
});
const portal = await startPortal({
  BASE_API_URL: api.url.href,
  API_TIMEOUT_MS: String(timeoutMs),
});
afterAll(async () => {
  await portal.stop();
  await api.close();
});

/** The calls whose response is passed to the browser as bytes, with a URL for each. */
const downloads = calls
  .filter(({ endpoint }) => endpoint.wire === "raw" && endpoint.bytes !== null)
  .map(({ subject, name, endpoint }): [string, string] => [
    `${subject}.${name}`,
    `${endpoint.path.replace(/\{\w+\}/g, "1")}?expires=1&signature=s`,
  ]);

/** Returns the response that a browser receives at a path while the base API misbehaves this way. */
function hear(path: string, misbehaviour: bad.Misbehaviour, init: RequestInit = {}) {
  does = misbehaviour;
  return fetch(portal.url + path, { redirect: "manual", ...init });
}

const refusedWith = async (answer: Response) => ({ status: answer.status, body: (await answer.json()) as unknown });
const refusal = (status: number, code: string) => ({ status, body: { failed: true, code } });

const bytes = randomBytes(300_000);
const workbook = {
  "content-type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "content-disposition": "attachment; filename=\"log.xlsx\"; filename*=UTF-8''%E6%97%A5%E5%BF%97.xlsx",
  "cache-control": "private, no-store",
  "x-content-type-options": "nosniff",
  "x-actor": "somebody",
  "set-cookie": "of=the-company; Path=/",
};

test("every raw response in the contract is covered", () => {
  expect(downloads.map(([name]) => name)).toEqual([
    "companyFiles.content",
    "evidence.content",
    "evidence.contentOfCompany",
    "evidence.contentForReview",
    "evidence.contentOfChange",
    "evidence.changeForReview",
    "files.content",
    "log.exportLog",
    "profile.avatarPicture",
    "review.content",
  ]);
});

describe.each(downloads)("the bytes of %s", (_, path) => {
  test("are passed on byte for byte, with the headers a browser needs and none meant only for the portal", async () => {
    const answer = await hear(path, bad.answers(200, bytes, workbook));
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    for (const name of ["content-type", "content-disposition", "cache-control", "x-content-type-options"])
      expect(answer.headers.get(name), name).toBe(workbook[name as keyof typeof workbook]);
    for (const name of ["x-actor", "set-cookie"]) expect(answer.headers.get(name), name).toBeNull();
  });

  test.each([
    ["a refusal in JSON", bad.refuses(409, { code: "file.scanning" }), refusal(409, "file.scanning")],
    ["an HTML page", bad.answers(403, "<h1>no</h1>", { "content-type": "text/html" }), refusal(403, "request.e403")],
    ["a page instead of bytes", bad.page, refusal(502, "request.service")],
    ["nothing", bad.answers(200, "", workbook), refusal(502, "request.service")],
    ["a redirect to another site", bad.redirects("https://evil.example/"), refusal(502, "request.service")],
    ["a reset connection", bad.reset, refusal(502, "request.e502")],
    ["silence", bad.silence, refusal(504, "request.timeout")],
  ])("are replaced by the error from the error catalogue on %s", async (_what, misbehaviour, expected) => {
    const started = Date.now();
    expect(await refusedWith(await hear(path, misbehaviour))).toEqual(expected);
    expect(Date.now() - started).toBeLessThan(timeoutMs + 1500);
  });

  test("are a failed download when they break off", async () => {
    const download = hear(path, (response) => {
      response.writeHead(200, { ...workbook, "content-length": "1000" });
      response.write("PK", () => response.socket?.resetAndDestroy());
    }).then((answer) => answer.arrayBuffer());
    await expect(download).rejects.toThrow();
  });

  test("that stall end when the browser times out, and the connection to the base API is closed", async () => {
    const waitOptions = AbortSignal.timeout(500);
    const download = hear(
      path,
      (response) => {
        response.writeHead(200, workbook);
        response.write("PK");
      },
      { signal: waitOptions },
    ).then((answer) => answer.arrayBuffer());
    await expect(download).rejects.toThrow();
    await expect.poll(() => answering?.closed).toBe(true);
  });
});
