import { readFile } from "node:fs/promises";
import { setTimeout as after } from "node:timers/promises";
import { ask } from "./client";

const everyMs = 10;

/** Calls `/healthz` repeatedly while `work` runs. Returns the result of `work` and the response times in ms. */
export async function whileProbed<Result>(url: string, work: () => Promise<Result>) {
  const times: number[] = [];
  const probing = { isOver: false };
  const working = work().finally(() => (probing.isOver = true));
  while (!probing.isOver) {
    const { ms, status } = await ask(url, { path: "/healthz", alone: true });
    if (status !== 200) throw new Error(`/healthz answered ${status}`);
    times.push(ms);
    await after(everyMs);
  }
  return { result: await working, times: times.toSorted((one, other) => one - other) };
}

/** The 95th percentile: one response in twenty may have hit a busy machine. */
export const mostOf = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length * 0.95)] ?? 0;

/** The memory a process currently uses and its peak, in MB. */
export async function memoryOf(pid: number): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  return { now: megabytes("VmRSS"), peak: megabytes("VmHWM") };
}
