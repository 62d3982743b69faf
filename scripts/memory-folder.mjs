import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const folder = "/dev/shm";
/** More than all tests need at the same time. */
const enoughBytes = 4 * 2 ** 30;

/**
 * The folder for the databases and files of tests, in memory if there is room. SQLite waits for the disk at every
 * commit, which protects against power failures but is not needed in tests.
 */
export function memoryFolder() {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > enoughBytes ? folder : tmpdir();
  } catch {
    return tmpdir();
  }
}
