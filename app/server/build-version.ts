import { readFileSync } from "node:fs";

/**
 * The running build, for people who report a fault: the version of the product and the start of the checksum of its sources,
 * such as `0.1.0+5201bab8`, as `npm run build` writes it to the build. The development server has no build: `development`.
 */
export const buildVersion: string = readVersion();

/** The header that names it. */
export const versionHeader = "x-portal-version";

function readVersion(): string {
  try {
    return readFileSync("build/version", "utf8");
  } catch {
    return "development";
  }
}
