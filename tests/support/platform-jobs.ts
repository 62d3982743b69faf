import { createPlatform, type PlatformConfig } from "~/platform/platform.server";

/**
 * Runs once what is due at the moment of the clock, and returns when it is done. Each process starts its jobs, and closing one
 * waits for them. With several, they compete for the work as the copies of a portal do.
 */
export async function runJobs(config: PlatformConfig, processes = 1): Promise<void> {
  const platforms = await Promise.all(Array.from({ length: processes }, () => createPlatform(config)));
  for (const platform of platforms) platform.startJobs();
  await Promise.all(platforms.map((platform) => platform.close()));
}
