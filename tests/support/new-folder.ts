import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/** A new folder that is removed after the test. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "test-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
