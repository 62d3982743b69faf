import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../support/server";

/** A portal in a child process, which reports its exit code as a process supervisor sees it. */
export async function startChild(
  settings: Record<string, string>,
): Promise<{ url: string; leave: () => Promise<number | null> }> {
  const port = String(await freePort());
  const child = spawn(process.execPath, ["build/portal/server.js"], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      DEMO: "1",
      PORT: port,
      SESSION_SECRET: "a secret of the tests and long enough for its job",
      TRUSTED_PROXIES: "1",
      STOP_DELAY_MS: "0",
      LOG_LEVEL: "silent",
      ...settings,
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await Promise.race([once(child, "message"), failed(child)]);
  return {
    url: `http://localhost:${port}`,
    async leave() {
      if (child.exitCode !== null) return child.exitCode;
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      const [code] = (await gone) as [number | null];
      return code;
    },
  };
}

async function failed(child: ChildProcess): Promise<never> {
  await once(child, "exit");
  throw new Error("The portal did not start");
}
