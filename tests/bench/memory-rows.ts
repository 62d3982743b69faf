import { once } from "node:events";
import { readFileSync } from "node:fs";
import { multiplyDrafts } from "./database.ts";
import { latency } from "./measure.ts";
import { startWork } from "./registrant-at-work.ts";
import type { BenchLine } from "./table.ts";
import { startTestPortal, type TestPortal } from "./test-portal.ts";

const drafts = 10_000;
const megabyte = 1024 * 1024;

/** The memory of a portal with many drafts while it renders and saves: at its peak, and after a full collection. */
export async function measureMemory(): Promise<BenchLine[]> {
  const portal = await startTestPortal();
  const { tab, save } = await startWork(portal.url);
  multiplyDrafts(`${portal.folder}/portal.db`, drafts);
  await latency(portal.url, tab, 300);
  await Promise.all(Array.from({ length: 8 }, () => latency(portal.url, tab, 40)));
  await latency(portal.url, save, 100);
  const peak = memoryOf(portal, "VmHWM");
  const isCollected = once(portal.child, "message");
  portal.child.kill("SIGWINCH");
  await isCollected;
  const collected = memoryOf(portal, "VmRSS");
  await portal.stop();
  const what = `memory with ${drafts.toLocaleString("en")} drafts`;
  return [
    { what: `${what}, peak`, ours: peak, unit: "megabytes", goal: 300 * megabyte, stretch: 250 * megabyte },
    { what: `${what}, collected`, ours: collected, unit: "megabytes", goal: 200 * megabyte, stretch: 160 * megabyte },
  ];
}

/** A process's memory in bytes: the peak (`VmHWM`) or the current size (`VmRSS`). NaN except on Linux. */
function memoryOf({ child }: TestPortal, what: "VmHWM" | "VmRSS"): number {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
    return Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1]) * 1024;
  } catch {
    return Number.NaN;
  }
}
