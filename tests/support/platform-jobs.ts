import { createPlatform, type PlatformConfig } from "~/platform/platform.server";

/** What is due happens once: a process of its own starts its jobs, and ends when they are done. */
export async function runJobs(config: PlatformConfig): Promise<void> {
  const process = await createPlatform(config);
  process.startJobs();
  await process.close();
}
