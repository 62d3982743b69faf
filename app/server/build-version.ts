import { readFileSync } from "node:fs";

/**
 * The running build, for fault reports: the product version and the start of the checksum of the sources, such as
 * `0.1.0+5201bab8`, written by `npm run build`. It is `development` on the development server.
 */
export const buildVersion: string = readVersion();

/** The header that contains it. */
export const versionHeader = "x-portal-version";

function readVersion(): string {
  try {
    return readFileSync("build/version", "utf8");
  } catch {
    return "development";
  }
}
