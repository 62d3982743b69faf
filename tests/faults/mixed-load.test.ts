import { setTimeout as after } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { fakeClamd } from "../support/fake-clamd";
import { startProxy } from "../support/faulty-proxy";
import { codeIn } from "../support/emails";
import { emptyPostgres } from "../support/platform-engines";
import { s3Server } from "../support/platform-s3";
import { mailServer } from "../support/platform-smtp";
import { freePort, type RunningPortal, startPortal } from "../support/server";
import { ask } from "./client";
import { hasServer, terminateBackends } from "./engines";
import { workUnderLoad } from "./mixed-load";
import { inspectedAt, liveMemoryOf } from "./live-memory";
import { memoryOf } from "./probe";
import { copyDrafts } from "./copy-drafts";
import { register, type Registrant } from "./registrant";

/**
 * One minute in every test run, two rounds of faults; `LOAD_MINUTES=60 vitest run --config tests/faults/vitest.config.ts
 * mixed-load` before a release. A crowd: `LOAD_PEOPLE=200 LOAD_PAUSE_MS=10000 LOAD_REVIEWERS=20 LOAD_DRAFTS=10000
 * LOAD_MINUTES=10`.
 */
const minutes = Number(process.env.LOAD_MINUTES ?? 1);
const people = Number(process.env.LOAD_PEOPLE ?? 6);
const crowd = {
  reviewers: Number(process.env.LOAD_REVIEWERS ?? 1),
  pauseMs: Number(process.env.LOAD_PAUSE_MS ?? 200),
};
const drafts = Number(process.env.LOAD_DRAFTS ?? 0);
/** The number of people who register at the same time. */
const atOnce = 20;
/** The instance whose memory is measured: the first one is replaced, this one never. */
const watched = 1;
/** An idle machine handles four times the work of a busy one, and V8 then uses more memory for it. */
const mostMegabytes = 900;
/** How much more a process may need at the end than after the first round of faults, when everything has been used once. */
const flat = 1.2;

test.runIf(hasServer)(
  `${minutes} minutes of faults on PostgreSQL with two instances: only 503 errors, no save lost, flat memory`,
  { timeout: (minutes + 3 + people / 50) * 60_000 },
  async () => {
    const [mail, storage, scanner, database] = await Promise.all([
      mailServer(),
      s3Server(),
      fakeClamd(),
      emptyPostgres(),
    ]);
    const wire = await startProxy(Number(new URL(database.url).port || 5432));
    const settings = {
      DATABASE_URL: Object.assign(new URL(database.url), { port: String(wire.port), hostname: "127.0.0.1" }).href,
      STORAGE_URL: `s3://KEY:SECRET@${storage.host}/bucket?tls=0`,
      SMTP_URL: mail.url,
      SCANNER_URL: scanner.url,
      LOGIN_CODE_FROM: "2999-01-01",
      STOP_DELAY_MS: "2000",
      MALLOC_ARENA_MAX: "2",
      LOG_LEVEL: "silent",
    };
    const ports = [String(await freePort()), String(await freePort())];
    const inspectorPort = await freePort();
    const copies: (RunningPortal | null)[] = [];
    for (const PORT of ports) {
      const isWatched = copies.length === watched;
      copies.push(await startPortal({ ...settings, PORT, ...(isWatched ? inspectedAt(inspectorPort) : {}) }));
    }
    onTestFinished(async () => {
      await Promise.all(copies.map(async (copy) => copy?.stop()));
      await Promise.all([wire.stop(), mail.close(), storage.close(), scanner.close()]);
      await database.drop();
    });

    let turn = 0;
    /** The address of the next instance, chosen as a load balancer would; an instance that is shutting down gets no requests. */
    const open = () => {
      const up = copies.filter((copy) => copy !== null);
      turn += 1;
      return up[turn % up.length]?.url ?? "";
    };
    const newestCode = (email: string) =>
      codeIn(
        mail.received
          .filter(({ to }) => to.includes(email))
          .map(({ body }) => ({ to: email, raw: body }))
          .at(-1),
      );
    const registrants: Registrant[] = [];
    while (registrants.length < people) {
      const next = Array.from({ length: Math.min(atOnce, people - registrants.length) });
      registrants.push(...(await Promise.all(next.map(() => register(open(), { newestCode })))));
    }
    await copyDrafts(database.url, drafts);

    const running = { isOver: false };
    const working = workUnderLoad({ open }, registrants, crowd, running);
    const faults: { name: string; begin: () => unknown; end?: () => unknown; ms: number }[] = [
      { name: "connections cut", begin: () => wire.cut(), ms: 2000 },
      { name: "backends terminated", begin: () => terminateBackends(database.url), ms: 2000 },
      { name: "database silent", begin: wire.freeze, end: wire.thaw, ms: 4000 },
      { name: "storage silent", begin: () => storage.set("silent"), end: () => storage.set("up"), ms: 5000 },
      { name: "storage full", begin: () => storage.set("full"), end: () => storage.set("up"), ms: 4000 },
      { name: "mail down", begin: () => mail.set("busy421"), end: () => mail.set("up"), ms: 4000 },
      { name: "scanner down", begin: () => scanner.set("drops"), end: () => scanner.set("scans"), ms: 4000 },
      { name: "a copy replaced", begin: () => replace(0), ms: 2000 },
    ];

    /** A rolling deployment: no more requests once readiness fails, then a new process on the same port. */
    async function replace(at: number) {
      const old = copies[at];
      if (!old) throw new Error("no copy");
      const gone = old.kill("SIGTERM");
      while ((await ask(old.url, { path: "/readyz", alone: true }).catch(() => null))?.status === 200) await after(50);
      copies[at] = null;
      await gone;
      copies[at] = await startPortal({ ...settings, PORT: ports[at] ?? "", FOLDER: old.folder });
    }

    const until = performance.now() + minutes * 60_000;
    const held: number[] = [];
    const needed: number[] = [];
    const need = async () => needed.push(await liveMemoryOf(copies[watched]?.pid ?? 0, inspectorPort));
    while (performance.now() < until) {
      await need();
      for (const { begin, end, ms } of faults) {
        await begin();
        await after(ms);
        await end?.();
        await after(1000);
        held.push((await memoryOf(copies[watched]?.pid ?? 0)).now);
        if (performance.now() > until) break;
      }
    }
    await need();
    running.isOver = true;
    const record = await working;

    process.stdout.write(
      `${record.saves} saves, ${record.uploads} uploads; memory ${held.join(" ")} MB, needed ${needed.join(" ")} MB; answers ${JSON.stringify([...record.answers])}\n`,
    );
    for (const [what, times] of record.times) process.stdout.write(`${what}: ${spreadOf(times)}\n`);
    expect(record.wrong).toEqual([]);
    expect(record.saves).toBeGreaterThan(people * 10);
    expect(record.uploads).toBeGreaterThan(0);
    expect(Math.max(...held)).toBeLessThan(mostMegabytes);
    expect(needed.at(-1)).toBeLessThan((needed[1] ?? 0) * flat);
  },
);

/** The median, the 99th percentile and the longest of a list of milliseconds. */
function spreadOf(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return `${sorted.length} requests, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`;
}
