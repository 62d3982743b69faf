import { createPlatform, type PlatformConfig } from "~/platform/platform.server";

/**
 * Runs the jobs that are due at the current time once, and waits for them. Each process starts its jobs, and closing it
 * waits for them. Several processes compete for the work like instances of a portal.
 */
export async function runJobs(config: PlatformConfig, processes = 1): Promise<void> {
  const platforms = await Promise.all(Array.from({ length: processes }, () => createPlatform(config)));
  for (const platform of platforms) platform.startJobs();
  await Promise.all(platforms.map((platform) => platform.close()));
}
