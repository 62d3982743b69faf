import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Installs Debian packages without asking; the list may contain options of apt-get. Does nothing if there is no apt-get: the code
 * that needs the programs reports what is missing.
 */
export function installPackages(label, packages) {
  if (!existsSync("/usr/bin/apt-get")) return;
  process.stdout.write(`Installing ${label}…\n`);
  const sudo = process.getuid?.() === 0 ? [] : ["sudo"];
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "-qq", ...packages],
  ]) {
    const [program, ...rest] = [...sudo, "apt-get", ...args];
    spawnSync(program, rest, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
}
