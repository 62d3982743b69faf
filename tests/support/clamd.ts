import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { vi } from "vitest";
import { freePort } from "./server";

/** The harmless file that every scanner reports as a virus, in parts, so that this source is not reported. */
export const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}", "$EICAR-STANDARD-ANTIVIRUS", "-TEST-FILE!$H+H*"].join("");

/** ClamAV's own scanner on a free port, with one signature, so that no downloads are needed. */
export async function startClamd() {
  const folder = await mkdtemp(path.join(tmpdir(), "clamd-"));
  const port = await freePort();
  await mkdir(`${folder}/signatures`);
  await writeFile(`${folder}/signatures/tests.ndb`, `Tests.Eicar:0:*:${Buffer.from(eicar).toString("hex")}\n`);
  await writeFile(
    `${folder}/clamd.conf`,
    [
      `DatabaseDirectory ${folder}/signatures`,
      `TemporaryDirectory ${folder}`,
      "TCPAddr 127.0.0.1",
      `TCPSocket ${port}`,
      "StreamMaxLength 25M",
      "Foreground yes",
    ].join("\n"),
  );
  let child: ChildProcess | undefined;

  async function stop() {
    if (!child) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
    child = undefined;
  }
  async function start() {
    child = spawn(process.env.CLAMD ?? "/usr/sbin/clamd", ["--config-file", `${folder}/clamd.conf`], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    await vi.waitUntil(() => answers(port), { timeout: 60_000, interval: 50 });
  }

  await start();
  return {
    url: `clamd://127.0.0.1:${port}`,
    start,
    stop,
    async close() {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
