import { readFileSync } from "node:fs";
import { get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { ask, visitor } from "../faults/client.ts";
import { noCodes, startPortal } from "../support/server.ts";
import { signIn } from "../support/sign-in.ts";
import { openRows, type Rows } from "./registration-copies.ts";

/**
 * The review queue with 50,000 registrations, 5,000 of them pending, read by twenty users at once: the 50th and 95th percentile
 * of each request in milliseconds, next to its limit. Run `node tests/bench/queue-at-scale.ts` after a build; TEST_DATABASE_URL
 * adds PostgreSQL.
 */
const size = { waiting: 5000, all: 50_000 };
const reviewers = 20;
const secondsOfLoad = 60;
/** The pause of a reviewer between two requests. */
const thinkMs = { least: 500, most: 1500 };
const limits = { question: 300, exportMb: 100 };

const list = "/spfm/public/gsrm/v1/isp/onboarding/registrations?page=0&size=20";
const questions: Record<string, string> = {
  "first page": `${list}&view=waiting`,
  "another page": `${list}&view=waiting`.replace("page=0", "page=120"),
  "sorted by company": `${list}&view=waiting&order=company`,
  "sorted by risk": `${list}&view=waiting&order=-risk`,
  "filtered by risk": `${list}&view=waiting&risk=high`,
  "late ones": `${list}&view=waiting&isLate=true`,
  "all, sorted by company": `${list}&view=all&order=company`,
  "all, searched": `${list}&view=all&search=${encodeURIComponent("光电 123")}`,
  "counts of the views": "/spfm/public/gsrm/v1/isp/onboarding/views",
};

for (const url of [undefined, process.env.TEST_DATABASE_URL]) {
  if (url === undefined) await measure("SQLite");
  else await measure("PostgreSQL", url);
}

async function measure(engine: string, server?: string) {
  const rows = await openRows(server);
  const settings = { ...noCodes, ...(rows.url && { DATABASE_URL: rows.url }) };
  const portal = await startPortal(settings);
  try {
    await fill(rows, portal.folder);
    const jars = await Promise.all(
      Array.from({ length: reviewers }, async (_, at) => {
        const reviewer = visitor(portal.url);
        await signIn(reviewer, at % 2 ? "buyer" : "buyer2");
        return { cookie: [...reviewer.jar].map(([name, value]) => `${name}=${value}`).join("; ") };
      }),
    );
    const taken = await load(portal.url, jars);
    process.stdout.write(`\n${engine}: ${reviewers} reviewers for ${secondsOfLoad} s\n`);
    for (const [name, times] of taken) print(name, times);
    // The first one grows the heap to its usual size.
    await takeExport(portal.url, jars[0]!, portal.pid);
    const before = residentMb(portal.pid);
    const { bytes, ms, peakMb } = await takeExport(portal.url, jars[0]!, portal.pid);
    const grown = Math.round(peakMb - before);
    process.stdout.write(
      `  export of all: ${(bytes / 1e6).toFixed(1)} MB in ${(ms / 1000).toFixed(1)} s, memory grows by ${grown} MB (limit ${limits.exportMb})\n`,
    );
  } finally {
    await portal.stop();
    await rows.close();
  }
}

async function fill(rows: Rows, folder: string) {
  const { waiting, others } = await rows.count(folder);
  await rows.multiply(folder, "state = 'preliminaryReview'", Math.floor(size.waiting / waiting));
  await rows.multiply(folder, "state <> 'preliminaryReview'", Math.floor((size.all - size.waiting) / others));
}

/** Each reviewer sends one request after the other, with a pause in between. */
async function load(url: string, jars: readonly { cookie: string }[]) {
  const taken = new Map(Object.keys(questions).map((name) => [name, [] as number[]]));
  const names = Object.keys(questions);
  const end = Date.now() + secondsOfLoad * 1000;
  await Promise.all(
    jars.map(async (headers, reviewer) => {
      for (let turn = reviewer; Date.now() < end; turn += 1) {
        const name = names[turn % names.length]!;
        const answer = await ask(url, { path: questions[name]!, headers });
        if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.text.slice(0, 200)}`);
        taken.get(name)?.push(answer.ms);
        await pause(thinkMs.least + ((turn * 37) % 100) * ((thinkMs.most - thinkMs.least) / 100));
      }
    }),
  );
  return taken;
}

function print(name: string, times: readonly number[]) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
  const verdict = at(0.95) <= limits.question ? "within" : "OVER";
  process.stdout.write(
    `  ${name.padEnd(26)} p50 ${String(at(0.5)).padStart(5)} ms   p95 ${String(at(0.95)).padStart(5)} ms   ${verdict} ${limits.question} ms (${sorted.length} asked)\n`,
  );
}

/** Downloads the workbook of all registrations and discards it. */
function takeExport(url: string, headers: { cookie: string }, pid: number) {
  const started = performance.now();
  let bytes = 0;
  let peakMb = 0;
  const watch = setInterval(() => (peakMb = Math.max(peakMb, residentMb(pid))), 50);
  return new Promise<{ bytes: number; ms: number; peakMb: number }>((resolve, reject) => {
    const question = get(
      `${url}/workspace/export/registrations?view=all`,
      { headers, host: "127.0.0.1" },
      (response) => {
        response.on("data", (piece: Buffer) => (bytes += piece.length));
        response.on("error", reject);
        response.on("end", () => {
          clearInterval(watch);
          if (response.statusCode !== 200)
            return reject(new Error(`The export answers ${response.statusCode} ${response.headers.location}`));
          return resolve({ bytes, ms: performance.now() - started, peakMb });
        });
      },
    );
    question.on("error", reject);
  });
}

function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
}
