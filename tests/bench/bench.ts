import { readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { ask, visitor } from "../faults/client.ts";
import { freePort } from "../support/server.ts";
import { signIn } from "../support/sign-in.ts";
import { measureBasicTab } from "./basic-in-browser.ts";
import { aSealedSection, bareCommits, multiplyDrafts } from "./database.ts";
import { bareScript, firstLoad } from "./first-load.ts";
import { handWritten } from "./hand-written.ts";
import { measureHanging } from "./hanging.ts";
import { openBrowser } from "./in-browser.ts";
import { end, interleaved, latency, median, type Served, serve, servePortal, throughput } from "./measure.ts";
import { basicForm, enter } from "./registrant.ts";
import { measureQueue, registrations } from "./queue.ts";
import { kb, ms, print } from "./table.ts";

const folder = await mkdtemp(path.join(tmpdir(), "portal-bench-"));
const database = `${folder}/portal.db`;
const port = async () => String(await freePort());
const settings = async () => ({
  PORT: await port(),
  DEMO: "1",
  DATABASE_URL: `file:${database}`,
  STORAGE_URL: `file:${folder}/files`,
  SESSION_SECRET: "a secret of the benchmark and long enough for it",
  TRUSTED_PROXIES: "1",
  LOG_LEVEL: "silent",
  // Signing in requires no code.
  LOGIN_CODE_FROM: "2999-01-01",
});
const inside = (name: string) => path.resolve("tests", "bench", name);

const portal = await servePortal(await settings());
const browser = await enter(portal.url);
let version = 0;
const nextSave = () => {
  const body = new URLSearchParams(basicForm(version)).toString();
  version += 1;
  const headers = { cookie, origin: portal.url, "content-type": "application/x-www-form-urlencoded" };
  return { method: "POST", path: "/register/basic/autosave", headers, body };
};
const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
await latency(portal.url, nextSave, 1);

const tab = { path: "/register/basic", headers: { cookie } };
const page = await ask(portal.url, tab);
writeFileSync(`${folder}/page.html`, page.text);
const peers = await serve(inside("peers.ts"), { PORT: await port(), PAGE: `${folder}/page.html` });
const bare = await serve(inside("bare-remix.ts"), { PORT: await port() });

const pages = await interleaved({
  tab: () => latency(portal.url, () => tab),
  sameBytes: () => latency(peers.url, () => ({ path: "/static" })),
  handWritten: () => latency(peers.url, () => ({ path: "/hand-written" })),
  bare: () => latency(bare.url, () => ({ path: "/" })),
  plainest: () => latency(portal.url, () => ({ path: "/404" }), 30, 404),
  tabRate: () => throughput(portal.url, tab),
  bareRate: () => throughput(bare.url, { path: "/" }),
});

const supplier = visitor(portal.url);
await signIn(supplier, "supplier");
const workspace = {
  path: "/workspace",
  headers: { cookie: [...supplier.jar].map(([name, value]) => `${name}=${value}`).join("; ") },
};
const workspacePage = await ask(portal.url, workspace);
const shells = await interleaved({
  workspace: () => latency(portal.url, () => workspace),
  tab: () => latency(portal.url, () => tab),
  bare: () => latency(bare.url, () => ({ path: "/" })),
});
const chromium = await openBrowser(portal.url, supplier.jar);
const openings: { painted: number; alive: number }[] = [];
for (let round = 0; round < 5; round += 1) openings.push(await chromium.open(workspace.path, ".side-search"));
await chromium.close();

const queue = await measureQueue(portal.url, database);

const sealed = aSealedSection(database);
const saves = await interleaved({
  save: () => latency(portal.url, nextSave),
  action: () => latency(bare.url, () => ({ ...nextForm(), path: "/?_data=root" })),
  commit: () => median(bareCommits(folder, sealed, 30)),
});

function nextForm() {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return { method: "POST", headers, body: new URLSearchParams(basicForm(0)).toString() };
}

const residentBefore = memory(portal.child.pid, "VmHWM");
const drafts = 10_000;
multiplyDrafts(database, drafts);
await latency(portal.url, () => tab, 300);
await latency(portal.url, nextSave, 100);
const resident = memory(portal.child.pid, "VmHWM");
portal.child.kill("SIGWINCH");
// It responds after its garbage collection.
await latency(portal.url, () => tab, 1);
const collected = memory(portal.child.pid, "VmRSS");

// Its visits save automatically, so the saves above would be rejected after it.
const onAPhone = await measureBasicTab(portal.url, browser.jar);

await end(portal);
const starts = await interleaved({
  portal: async () => firstAnswer(async () => servePortal(await settings()), "/home"),
  bare: async () => firstAnswer(async () => serve(inside("bare-remix.ts"), { PORT: await port() }), "/"),
});

/** Milliseconds from the start of the program to the end of its first response. */
async function firstAnswer(start: () => Promise<Served>, address: string) {
  const started = performance.now();
  const served = await start();
  await ask(served.url, { path: address });
  const taken = performance.now() - started;
  await end(served);
  return taken;
}

/** Memory of a process in bytes, its peak (`VmHWM`) or its current use (`VmRSS`). Only Linux reports it; elsewhere it is NaN. */
function memory(pid: number | undefined, what: "VmHWM" | "VmRSS") {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1]) * 1024;
  } catch {
    return Number.NaN;
  }
}

const hanging = await measureHanging();

const loaded = firstLoad(page.text);
const bareBytes = await bareScript();
const limit = firstLoad(handWritten());
const floor = saves.action + saves.commit;
const megabytes = (count: number) => count * 1024 * 1024;
const row = (what: string, ours: number, against: number, show: (value: number) => string) => ({
  what,
  ours: show(ours),
  against: show(against),
  ratio: ours / against,
});
const rate = (value: number) => `${value.toFixed(0)}/s`;

process.stdout.write(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? "?"}\n\n`);
print([
  { ...row("basic tab, rendered: against our own plainest page", pages.tab, pages.plainest, ms), budget: { most: 2 } },
  { ...row("our own plainest page: against a bare Remix page", pages.plainest, pages.bare, ms), budget: { most: 5 } },
  {
    ...row("basic tab, a second: against a bare Remix page", pages.tabRate, pages.bareRate, rate),
    budget: { least: 0.3 },
  },
  row("basic tab: against the same bytes as a string", pages.tab, pages.sameBytes, ms),
  row("basic tab: against the same fields by hand", pages.tab, pages.handWritten, ms),
  ...onAPhone,
  row("workspace, rendered: against a bare Remix page", shells.workspace, shells.bare, ms),
  row("workspace, rendered: against the basic tab", shells.workspace, shells.tab, ms),
  row("workspace, script: against React and Remix", firstLoad(workspacePage.text).script, bareBytes, kb),
  row(
    "workspace in a browser 4 times slower: alive against painted",
    median(openings.map(({ alive }) => alive)),
    median(openings.map(({ painted }) => painted)),
    ms,
  ),
  row(`review list of ${registrations}: against the demo's few`, queue.many.first, queue.few.list, ms),
  row("… its last page: against the first", queue.many.last, queue.many.first, ms),
  row("… searched for one company: against the first page", queue.many.search, queue.many.first, ms),
  row("… opened in a browser 4 times slower: against the demo's few", queue.many.opened, queue.few.opened, ms),
  { ...row("first load, script: against 140 KB", loaded.script, 140_000, kb), budget: { most: 1 } },
  row("first load, script: against React and Remix", loaded.script, bareBytes, kb),
  row("first load, style: beside the script", loaded.style, loaded.script, kb),
  { ...row("first load, page: against the fields by hand", loaded.page, limit.page, kb), budget: { most: 1.3 } },
  { ...row("save over HTTP: against bare action + commit", saves.save, floor, ms), budget: { most: 4 } },
  { ...row("cold start to answer: against bare Remix", starts.portal, starts.bare, ms), budget: { most: 2.5 } },
  {
    ...row("home page's p99 beside 100 hanging calls: against alone", hanging.beside, hanging.alone, ms),
    budget: { most: 1.2 },
  },
  row("memory at its peak, one draft: against 300 MB", residentBefore, megabytes(300), kb),
  {
    ...row(`memory at its peak, ${drafts} drafts: against 300 MB`, resident, megabytes(300), kb),
    budget: { most: 1 },
  },
  { ...row("memory after a full collection: against 200 MB", collected, megabytes(200), kb), budget: { most: 1 } },
]);

await Promise.all([end(peers), end(bare)]);
await rm(folder, { recursive: true, force: true });
process.exit(0);
