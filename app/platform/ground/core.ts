import type { Disk } from "flydrive";
import type { PlatformConfig } from "~/platform/ground/settings/config";
import type { Db } from "~/platform/ground/database/schema";
import type { Seal } from "./seal";
import type { Retention } from "~/platform/ground/settings/retention";

/** What every use case of the platform works with. */
export type Core = {
  config: PlatformConfig;
  db: Db;
  seal: Seal;
  disk: Disk;
  /** How long the storage may take to answer. */
  storageTimeoutMs: number;
  retention: Retention;
  /** How long the scan of one file may take. */
  scanTimeoutMs: number;
  now: () => Date;
  /** Tells the workers of the outbox that a letter or a text message has been committed to it. */
  letterWaits: () => void;
  /** Tells the scan worker that a file has been committed. */
  fileWaits: () => void;
};
