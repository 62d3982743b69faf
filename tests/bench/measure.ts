import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { portalEnvironment, portalFlags, portalProgram } from "../../scripts/portal-program.mjs";
import { ask, type Question } from "../faults/client.ts";

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const rounds = Number(process.env.BENCH_ROUNDS ?? 7);

/**
 * Takes each measurement in turn, round after round, so that a noisy minute affects all of them equally. Returns the
 * median of the rounds.
 */
export async function interleaved<Name extends string>(
  measures: Record<Name, () => Promise<number> | number>,
): Promise<Record<Name, number>> {
  const found = Object.fromEntries(Object.keys(measures).map((name) => [name, [] as number[]]));
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, measure] of Object.entries<() => Promise<number> | number>(measures)) {
      const value = await measure();
      // The first round warms up.
      if (round > 0) found[name]?.push(value);
    }
  return Object.fromEntries(Object.entries(found).map(([name, values]) => [name, median(values)])) as Record<
    Name,
    number
  >;
}

/** The response time in milliseconds: the median of many requests, one after the other. */
export async function latency(url: string, question: () => Question, times = 30, status = 200): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const answer = await ask(url, question());
    if (answer.status !== status) throw new Error(`${url}: ${answer.status} ${answer.text.slice(0, 200)}`);
    taken.push(answer.ms);
  }
  return median(taken);
}

/** Responses per second with four concurrent clients. */
export async function throughput(url: string, question: Question, times = 160): Promise<number> {
  let left = times;
  const started = performance.now();
  async function askOn() {
    for (; left > 0; left -= 1) await ask(url, question);
  }
  await Promise.all([askOn(), askOn(), askOn(), askOn()]);
  return (times / (performance.now() - started)) * 1000;
}

export type Served = { url: string; child: ChildProcess };

/** Starts the built portal as `npm start` does, with a preloaded benchmark module that handles SIGWINCH. */
export const servePortal = (
  env: Record<string, string>,
  preload = "./tests/bench/collect-on-signal.mjs",
): Promise<Served> => serve(portalProgram, { ...portalEnvironment, ...env }, [...portalFlags, "--import", preload]);

/** Starts a program and waits until it reports that it listens. */
export async function serve(
  program: string,
  env: Record<string, string>,
  execArgv = ["--disable-warning=ExperimentalWarning"],
): Promise<Served> {
  const child = fork(program, [], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
    execArgv,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const died = once(child, "exit").then(([code]) => {
    throw new Error(`${program} ended with ${code}`);
  });
  died.catch(() => undefined);
  await Promise.race([once(child, "message"), died]);
  return { url: `http://localhost:${env.PORT}`, child };
}

/** Stops it and waits for its exit. */
export async function end({ child }: Served): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
}
