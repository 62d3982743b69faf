import type { HeadSettings } from "~/platform/core/settings/config";
import { fileTarget } from "./file-target";
import type { HeadTarget } from "./target";

/** Opens the target in the settings. It is not contacted before the first head. */
export async function openTarget(settings: HeadSettings): Promise<HeadTarget> {
  const { url } = settings;
  // Loaded only if it is set, because the S3 client is large.
  if (url.startsWith("s3:")) return (await import("./s3-target")).s3Target(settings);
  if (url.startsWith("syslog")) return (await import("./syslog-target")).syslogTarget(new URL(url));
  if (!url.startsWith("file:")) throw new Error("The address of the heads must begin with file:, syslog: or s3:");
  return fileTarget(url.slice("file:".length));
}
