import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Installs Debian packages, options of apt-get among them, without a question. Where there is no apt-get nothing
 * happens; who needs the programs says what is missing.
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
