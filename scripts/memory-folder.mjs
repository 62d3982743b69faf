import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const folder = "/dev/shm";
/** More than all tests need at once. */
const enoughBytes = 4 * 2 ** 30;

/**
 * Where tests put their databases and files: in memory where there is room. SQLite waits for the disk at every commit, which
 * protects from a power failure and tells a test nothing.
 */
export function memoryFolder() {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > enoughBytes ? folder : tmpdir();
  } catch {
    return tmpdir();
  }
}
