import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installPackages } from "./debian-packages.mjs";

const places = [process.env.CLAMD, "/usr/sbin/clamd"];
const found = () => places.find((place) => place && existsSync(place));

/** The path of the virus scanner; on Debian it is installed if it is missing. The tests start it with their own signatures. */
export function findClamd() {
  if (!found()) {
    installPackages("ClamAV", ["--no-install-recommends", "clamav-daemon"]);
    // The package starts its own services where systemd runs; the tests need neither these services nor the signatures
    // that they download.
    for (const service of ["clamav-freshclam", "clamav-daemon"])
      if (existsSync("/run/systemd/system")) spawnSync("systemctl", ["disable", "--now", service], { stdio: "ignore" });
  }
  const clamd = found();
  if (!clamd) throw new Error("The fault tests need ClamAV's clamd: install it, or say where it is with CLAMD=/path.");
  return clamd;
}
