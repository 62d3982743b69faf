import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { setTimeout as after } from "node:timers/promises";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { codeIn, startMailServer } from "../support/emails";
import { startChild } from "./child";
import { engines } from "./engines";
import { type Ledger, numbered, writeUntilGone, written } from "./numbered";
import { draftOf, register } from "./registrant";
import { ask, visitor } from "./client";

const rounds = 4;
/** Saves that the portal acknowledges before it is stopped. */
const savesBefore = 2;
/** H-08: requests in progress get 25 s. */
const slowestStop = 26_000;
const mail = await startMailServer();
afterAll(() => mail.stop());

describe.each(engines)("on $name", (engine) => {
  test("a portal stopped during saves completes the ones in progress, loses none and exits with code 0", async () => {
    const database = await engine.make();
    onTestFinished(() => database.drop());
    const folder = await mkdtemp(path.join(tmpdir(), "portal-stop-"));
    const settings = { DATABASE_URL: database.url, STORAGE_URL: `file:${folder}`, SMTP_URL: mail.url };
    const ledgers: Ledger[] = written.map((section) => ({ section, version: 0, number: 0, acknowledged: 0 }));
    let portal = await startChild(settings);
    onTestFinished(async () => {
      await portal.leave();
      await rm(folder, { recursive: true });
    });
    const { browser } = await register(portal.url, { newestCode: (email) => codeIn(mail.emailsTo(email).at(-1)) });

    for (let round = 0; round < rounds; round += 1) {
      const registrant = { email: "", browser, ...draftOf(sameVisitor(portal.url, browser.jar)) };
      const writers = writeUntilGone(registrant, ledgers, savesBefore);
      await writers.underWay;
      await after(Math.random() * 300);
      const started = performance.now();
      expect(await portal.leave()).toBe(0);
      expect(performance.now() - started).toBeLessThan(slowestStop);
      await writers.gone;

      portal = await startChild(settings);
      const { read } = draftOf(sameVisitor(portal.url, browser.jar));
      for (const { section, version, number } of ledgers) {
        const kept = await read(section);
        expect(kept.version, `${section}: what is kept was acknowledged`).toBe(version);
        expect(version === 0 || isDeepStrictEqual(kept.values, numbered(section, number)), section).toBe(true);
      }
    }

    expect(ledgers.reduce((sum, { acknowledged }) => sum + acknowledged, 0)).toBeGreaterThanOrEqual(
      rounds * savesBefore,
    );
  });
});

test("a portal that is stopping first reports not ready, and still responds to every request", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "portal-drain-"));
  const portal = await startChild({
    DATABASE_URL: `file:${folder}/portal.db`,
    STORAGE_URL: `file:${folder}/files`,
    // Long enough for everything that comes after the signal, even on a busy machine.
    STOP_DELAY_MS: "20000",
  });
  onTestFinished(() => rm(folder, { recursive: true }));
  const statuses: number[] = [];
  const readiness: number[] = [];
  let leaving: Promise<number | null> | undefined;

  // A load balancer checks readiness once a second, so requests keep coming for a while after the signal.
  for (let burst = 0; burst < 10; burst += 1) {
    const pause = after(100);
    const questions = Array.from({ length: 20 }, (_, at) => ask(portal.url, { path: "/home", alone: at % 2 === 0 }));
    if (burst === 2) leaving = portal.leave();
    const answers = await Promise.all(questions);
    statuses.push(...answers.map(({ status }) => status));
    readiness.push((await ask(portal.url, { path: "/readyz", alone: true })).status);
    await pause;
  }

  expect(statuses).toEqual(Array.from({ length: 200 }, () => 200));
  expect([readiness.at(0), readiness.at(-1)]).toEqual([200, 503]);
  expect(await leaving).toBe(0);
});

/** Returns the visitor with these cookies, at the portal's new address. */
function sameVisitor(url: string, jar: Map<string, string>) {
  return visitor(url, { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") });
}

test("keep-alive clients learn that their connection closes: none is reset when the portal stops listening", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "portal-kept-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const portal = await startChild({
    DATABASE_URL: `file:${folder}/portal.db`,
    STORAGE_URL: `file:${folder}/files`,
    STOP_DELAY_MS: "1000",
  });
  let answers = 0;
  const resets: (string | undefined)[] = [];
  /**
   * Sends requests without a pause until the port is closed. A new connection that the kernel accepted last may be reset, a
   * reused one not.
   */
  async function client(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const outcome = await new Promise<{ code?: string; wasKept: boolean }>((resolve) => {
        const question = get(`${portal.url}/healthz`, { agent }, (answer) => {
          answer.resume().on("end", () => resolve({ wasKept: question.reusedSocket }));
        });
        question.on("error", ({ code }: NodeJS.ErrnoException) => resolve({ code, wasKept: question.reusedSocket }));
      });
      if (outcome.code === "ECONNREFUSED") return;
      if (outcome.code === undefined) answers += 1;
      else if (outcome.wasKept) resets.push(outcome.code);
    }
  }
  const clients = Promise.all(Array.from({ length: 8 }, client));
  expect(await portal.leave()).toBe(0);
  await clients;
  expect(resets).toEqual([]);
  expect(answers).toBeGreaterThan(8);
});
