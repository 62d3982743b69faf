import path from "node:path";
import { tmpdir } from "node:os";
import { mkdtemp, rm } from "node:fs/promises";
import { writeFileSync } from "node:fs";
import { ask } from "../faults/client.ts";
import { freePort } from "../support/server.ts";
import { aSealedSection, bareCommits } from "./database.ts";
import { end, interleaved, latency, median, serve } from "./measure.ts";
import { formOf, type RegistrantAtWork } from "./registrant-at-work.ts";
import type { BenchLine } from "./table.ts";
import type { TestPortal } from "./test-portal.ts";

/** Starts the bare Remix server, which pages, saves and starts are compared with. */
export const serveBare = async () =>
  serve(path.resolve("tests", "bench", "bare-remix.ts"), { PORT: String(await freePort()) });

/** Measures the server time of the basic tab and its save, compared with the minimum possible. */
export async function measureServer(
  { url, folder }: TestPortal,
  { tab, save }: RegistrantAtWork,
): Promise<BenchLine[]> {
  const own = await mkdtemp(path.join(tmpdir(), "bench-"));
  writeFileSync(`${own}/page.html`, (await ask(url, tab())).text);
  const bare = await serveBare();
  const peers = await serve(path.resolve("tests", "bench", "peers.ts"), {
    PORT: String(await freePort()),
    PAGE: `${own}/page.html`,
  });
  const sealed = aSealedSection(`${folder}/portal.db`);
  const taken = await interleaved({
    tab: () => latency(url, tab),
    plainest: () => latency(url, () => ({ path: "/404" }), 30, 404),
    bare: () => latency(bare.url, () => ({ path: "/" })),
    sameBytes: () => latency(peers.url, () => ({ path: "/static" })),
    save: () => latency(url, save),
    action: () => latency(bare.url, () => ({ ...formOf(0), path: "/?_data=root" })),
    commit: () => median(bareCommits(own, sealed, 30)),
  });
  await Promise.all([end(bare), end(peers)]);
  await rm(own, { recursive: true });
  const row = (what: string, ours: number, heldAgainst: string, value: number): BenchLine => ({
    what,
    ours,
    unit: "ms",
    against: { what: heldAgainst, value },
  });
  return [
    { ...row("tab, rendered", taken.tab, "our plainest page", taken.plainest), goal: 2 },
    { ...row("our plainest page", taken.plainest, "a bare Remix page", taken.bare), goal: 5 },
    { ...row("tab, rendered", taken.tab, "a bare Remix page", taken.bare), stretch: 10 },
    row("tab, rendered", taken.tab, "its bytes as a string", taken.sameBytes),
    { ...row("save", taken.save, "a bare action and commit", taken.action + taken.commit), goal: 4, stretch: 3 },
  ];
}
