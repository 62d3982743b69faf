import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the project. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Installs what the lock file says, when it is not there yet or the lock file is newer. Runs on any Node from 20 on. The build needs the development packages whatever NODE_ENV says. */
export function install() {
  const stamp = path.join(root, "node_modules", ".package-lock.json");
  if (existsSync(stamp) && sameLock(stamp)) return;
  process.stdout.write("Installing packages…\n");
  run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
}

/** npm keeps what it installed; the lock file lists the same packages with the same checksums. */
function sameLock(stamp) {
  const read = (file) => JSON.parse(readFileSync(file, "utf8")).packages ?? {};
  const installed = read(stamp);
  const wanted = read(path.join(root, "package-lock.json"));
  return Object.entries(wanted).every(
    ([at, { version, optional }]) => at === "" || optional || installed[at]?.version === version,
  );
}

/** The Node the project runs on: the one it installs for itself (engines), whatever started this script. */
export const node = () => path.join(root, "node_modules", "node", "bin", "node");

/** Runs a program of the project and ends with it when it fails. */
export function run(program, args, env = {}) {
  const bin = path.join(root, "node_modules", ".bin");
  const result = spawnSync(program, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...env },
  });
  if (result.error) throw result.error;
  if (result.status !== 0) process.exit(result.status ?? 1);
}
