import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { documentedCommand } from "./operations-page";

/** The files to copy to the server according to docs/operations.md. */
const parts = ["package.json", "package-lock.json", "scripts", "build"];

/** The environment of a server with Node 24 and no access to a package registry. */
export const serverMachine = {
  PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
  npm_config_offline: "true",
};

/** A production install of this build, as docs/operations.md describes it. Remove it with `remove`. */
export async function installForProduction(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), "production-"));
  for (const part of parts) await cp(part, path.join(folder, part), { recursive: true });
  const quiet = { npm_config_audit: "false", npm_config_fund: "false", npm_config_loglevel: "error" };
  const env = { ...process.env, ...quiet };
  await promisify(execFile)("sh", ["-c", documentedCommand("npm ci --omit=dev")], { cwd: folder, env });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
