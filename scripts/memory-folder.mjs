import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const folder = "/dev/shm";
/** More than all tests need at the same time. */
const enoughBytes = 4 * 2 ** 30;

/**
 * Where tests put their databases and files: in memory if there is room. SQLite waits for the disk at every commit, which
 * protects from a power failure and proves nothing in a test.
 */
export function memoryFolder() {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > enoughBytes ? folder : tmpdir();
  } catch {
    return tmpdir();
  }
}
