import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the project. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * Installs the packages of the lock file, if they are missing or the lock file is newer. Runs on any Node from 20 on. The
 * build needs the development packages regardless of NODE_ENV.
 */
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

/**
 * Whether this is a production installation: packages without development dependencies, and a prebuilt portal. Nothing
 * is installed or built there.
 */
export const isProductionInstall = () =>
  existsSync(path.join(root, "node_modules", ".package-lock.json")) &&
  !existsSync(path.join(root, "node_modules", "vite")) &&
  existsSync(path.join(root, "build", "portal", "server.js"));

/**
 * Returns the path of the Node that the project runs on: the one that it installs for itself (engines), regardless of the
 * one that started this script. An installation for production does not have one: there it is the Node that runs this
 * script, which must have the same major version.
 */
export function node() {
  const own = path.join(root, "node_modules", "node", "bin", "node");
  if (existsSync(own)) return own;
  const { engines } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  if (lineOf(process.versions.node) === lineOf(engines.node)) return process.execPath;
  process.stderr.write(`The portal runs on Node ${engines.node}; this is ${process.versions.node}.\n`);
  process.exit(1);
}

const lineOf = (version) => version.split(".")[0];

/** Runs a program of the project, and exits if it fails. */
export function run(program, args, env = {}) {
  const result = spawnSync(program, args, optionsWith(env));
  if (result.error) throw result.error;
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/**
 * Runs a server of the project until it exits, and exits with the same code. A stop signal to this process is forwarded once: a
 * supervisor, npm or a container only knows this process.
 */
export function serve(program, args, env = {}) {
  const child = spawn(program, args, optionsWith(env));
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
    let isPassedOn = false;
    process.on(signal, () => {
      // A terminal sends Ctrl+C to the server itself: a second one would abort requests in progress.
      if (isPassedOn || (signal === "SIGINT" && process.stdin.isTTY)) return;
      isPassedOn = true;
      child.kill(signal);
    });
  }
  child.on("error", (error) => {
    throw error;
  });
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 128 + constants.signals[signal] : 1)));
}

const optionsWith = (env) => ({
  cwd: root,
  stdio: "inherit",
  env: {
    ...process.env,
    PATH: `${path.join(root, "node_modules", ".bin")}${path.delimiter}${process.env.PATH}`,
    ...env,
  },
});
