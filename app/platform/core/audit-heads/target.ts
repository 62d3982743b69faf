import type { Head } from "./head";

/** A place outside the database where heads of the audit log are written. */
export type HeadTarget = {
  /** The name of the target in the database and in reports: its address without a password. */
  name: string;
  /** Writes a head; rejects if it cannot, or once the signal aborts. */
  write(head: Head, signal: AbortSignal): Promise<void>;
  /** Reads every existing head, null for one that is unreadable. Omitted if the target can only be written. */
  read?(): AsyncIterable<Head | null>;
};
