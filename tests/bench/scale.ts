import { once } from "node:events";
import { ask } from "../faults/client.ts";
import { latency } from "./measure.ts";
import { fillToScale, listQuestions, type Size } from "./many-registrations.ts";
import { openRows } from "./registration-copies.ts";
import { startWork } from "./registrant-at-work.ts";
import { signedIn } from "./signed-in.ts";
import { startTestPortal, type TestPortal } from "./test-portal.ts";

/**
 * Measures the waiting times of a reviewer and a registrant with 100,000 registrations in review and 3,000 suppliers,
 * one request at a time, and on SQLite the statements that block the thread the longest. Run `node
 * tests/bench/scale.ts` after a build; TEST_DATABASE_URL adds PostgreSQL, SCALE changes the number of registrations.
 */
const size: Size = { waiting: Number(process.env.SCALE ?? 100_000), suppliers: 3000 };
const slowMs = 50;

async function measure(server?: string) {
  const rows = await openRows(server);
  const portal = await startTestPortal(rows.url, server ? undefined : "./tests/bench/statement-times.mjs");
  try {
    const started = performance.now();
    await fillToScale(rows, portal.folder, size);
    say(
      `\n${server ? "PostgreSQL" : "SQLite"}: ${size.waiting} wait, ${size.suppliers} suppliers; filled in ${seconds(started)} s`,
    );
    await measureQuestions(portal);
    await measureExport(portal);
    if (!server) await listSlow(portal);
  } finally {
    await portal.stop();
    await rows.close();
  }
}

async function measureQuestions({ url }: TestPortal) {
  const headers = await signedIn(url, "buyer");
  for (const [name, path] of Object.entries(listQuestions(size)))
    print(name, await latency(url, () => ({ path, headers }), 9));
  const { tab, save } = await startWork(url);
  print("a tab, rendered", await latency(url, tab));
  print("a save", await latency(url, save));
}

async function measureExport({ url }: TestPortal) {
  const headers = await signedIn(url, "buyer2");
  const started = performance.now();
  const { status } = await ask(url, { path: "/workspace/export/registrations?view=all", headers });
  say(`  export of all: ${status} in ${seconds(started)} s`);
}

/** The statements that blocked the thread for too long; if there are none, the slowest one. */
async function listSlow({ child }: TestPortal) {
  const message = once(child, "message");
  child.kill("SIGWINCH");
  const [taken] = (await message) as [{ sql: string; ms: number }[]];
  const sorted = taken.toSorted((one, other) => other.ms - one.ms);
  for (const { sql, ms } of sorted.filter(({ ms: its }, at) => at === 0 || its > slowMs))
    say(`  ${ms.toFixed(0)} ms: ${sql.replaceAll(/(?:\?, )+\?/g, "…")}`);
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);
const print = (name: string, ms: number) => say(`  ${name.padEnd(28)} ${ms.toFixed(1).padStart(8)} ms`);

await measure();
if (process.env.TEST_DATABASE_URL) await measure(process.env.TEST_DATABASE_URL);
