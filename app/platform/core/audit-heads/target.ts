import type { Head } from "./head";

/** A place outside the database where heads of the audit log are written. */
export type HeadTarget = {
  /** The name of the target in the database and in reports: its address without a password. */
  name: string;
  /** Writes a head; rejects where it cannot, or once the signal ends. */
  write(head: Head, signal: AbortSignal): Promise<void>;
  /** Every head that is there, null for one that cannot be read; without it the place gives nothing back. */
  read?(): AsyncIterable<Head | null>;
};
