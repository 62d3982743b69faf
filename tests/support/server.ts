import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { copyFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { linkFiles } from "./link-files.ts";

/** A separate portal: a process on a free port with its own database and files. */
export type RunningPortal = {
  url: string;
  folder: string;
  pid: number;
  output: () => string;
  kill: (signal?: NodeJS.Signals) => Promise<void>;
  stop: () => Promise<void>;
};

type Settings = Record<string, string>;

/** Settings of a portal that does not require sign-in codes yet, so that account and password are enough. */
export const noCodes: Settings = { LOGIN_CODE_FROM: "2999-01-01" };

/** The default secret of a test portal. */
export const portalSecret = "a secret of the tests and long enough for its job";

/** Below the ports that systems give to outgoing connections, and above those that browsers refuse. */
const ports = { from: 20_000, to: 32_000 };
const usedPorts = new Set<number>();

/** A free port outside the ephemeral range, so that no outgoing connection can occupy it before the caller listens. */
export async function freePort(): Promise<number> {
  const port = randomInt(ports.from, ports.to);
  if (usedPorts.has(port) || !(await isFree(port))) return freePort();
  usedPorts.add(port);
  return port;
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

const movedClock = { NODE_OPTIONS: `--import=${new URL("moved-clock.mjs", import.meta.url).href}` };

/** Settings of a portal on a machine whose clock, and that of its embedded database, is this many seconds ahead. */
export const clockAhead = (seconds: number): Settings => ({ ...movedClock, MACHINE_AHEAD_SECONDS: String(seconds) });

/** Settings of a portal whose clock is this many seconds ahead of its database's. */
export const wrongClock = (seconds: number): Settings => ({ ...movedClock, CLOCK_AHEAD_SECONDS: String(seconds) });

/** Settings with which the prepared data cannot be used: another demo, or another database. */
const otherwise = ["STORAGE_URL", "SESSION_SECRET", "DEMO", "MACHINE_AHEAD_SECONDS", "CLOCK_AHEAD_SECONDS"];

/** A folder with the initial data of a demo, if they were prepared (`demo-template.ts`). */
async function newFolder(settings: Settings): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "portal-"));
  const { DEMO_TEMPLATE, DEMO_TEMPLATE_POSTGRES, DEMO_TEMPLATE_POSTGRES_FILES } = process.env;
  const isCopy = DEMO_TEMPLATE_POSTGRES && settings.DATABASE_URL?.includes(DEMO_TEMPLATE_POSTGRES);
  const template = isCopy ? DEMO_TEMPLATE_POSTGRES_FILES : settings.DATABASE_URL ? undefined : DEMO_TEMPLATE;
  if (!template || otherwise.some((name) => name in settings)) return folder;
  linkFiles(`${template}/files`, `${folder}/files`);
  const files = (await readdir(template)).filter((name) => name !== "files");
  await Promise.all(files.map((name) => copyFile(`${template}/${name}`, `${folder}/${name}`)));
  return folder;
}

/** Starts the built portal and waits until it listens. Settings override the defaults of a demo on its own SQLite file. */
export async function startPortal(settings: Settings = {}, ...args: string[]): Promise<RunningPortal> {
  const folder = settings.FOLDER ?? (await newFolder(settings));
  const port = settings.PORT ?? String(await freePort());
  let output = "";
  const child = spawn(process.execPath, ["build/portal/server.js", ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      DEMO: "1",
      PORT: port,
      DATABASE_URL: `file:${folder}/portal.db`,
      STORAGE_URL: `file:${folder}/files`,
      SESSION_SECRET: portalSecret,
      TRUSTED_PROXIES: "1",
      STOP_DELAY_MS: "0",
      LOG_LEVEL: "info",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += String(chunk)));
  const listening = once(child, "message");
  const died = once(child, "exit").then(() => {
    throw new Error(`The portal did not start:\n${output}`);
  });
  died.catch(() => undefined);
  await Promise.race([listening, died]);
  const gone = () => (child.exitCode === null && child.signalCode === null ? once(child, "exit") : Promise.resolve());
  async function kill(signal: NodeJS.Signals = "SIGKILL") {
    child.kill(signal);
    await gone();
  }
  return {
    url: `http://localhost:${port}`,
    folder,
    pid: child.pid ?? 0,
    output: () => output,
    kill,
    async stop() {
      await kill("SIGTERM");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
