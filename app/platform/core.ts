import type { Disk } from "flydrive";
import type { PlatformConfig } from "./config";
import type { Db } from "./db/schema";
import type { Seal } from "./db/sealed";

/** What every use case of the platform works with. */
export type Core = {
  config: PlatformConfig;
  db: Db;
  seal: Seal;
  disk: Disk;
  /** How long the storage may take to answer. */
  storageTimeoutMs: number;
  now: () => Date;
  /** Tells the mail worker that a letter has been committed to the outbox. */
  letterWaits: () => void;
};
