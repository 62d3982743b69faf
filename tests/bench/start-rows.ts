import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ask } from "../faults/client.ts";
import { end, interleaved, type Served, servePortal } from "./measure.ts";
import { serveBare } from "./server-rows.ts";
import type { BenchLine } from "./table.ts";
import { settingsOf } from "./test-portal.ts";

/** Measures the time from start to the first complete response, on a database filled by the first, discarded round. */
export async function measureStart(): Promise<BenchLine[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "portal-bench-"));
  const { portal, bare } = await interleaved({
    portal: () => firstAnswer(async () => servePortal(await settingsOf(folder)), "/home"),
    bare: () => firstAnswer(serveBare, "/"),
  });
  await rm(folder, { recursive: true });
  const against = { what: "the bare Remix server", value: bare };
  return [{ what: "cold start to the first answer", ours: portal, unit: "ms", against, goal: 2.5, stretch: 2 }];
}

async function firstAnswer(start: () => Promise<Served>, address: string): Promise<number> {
  const started = performance.now();
  const served = await start();
  await ask(served.url, { path: address });
  const taken = performance.now() - started;
  await end(served);
  return taken;
}
