import type { ReadingKind, ReadingState } from "~/rules/licence/reading-states";

/** The tables of migration 042. */
export type LicenceTables = {
  /** A reading of a file that was submitted as a business licence; it is removed with the file. */
  licence_reading: {
    file_id: string;
    kind: ReadingKind;
    state: ReadingState;
    /** The text of the QR code, or the credit code. Null if nothing was read. */
    text_sealed: string | null;
    attempts: number;
    /** When a process's claim on it ends, or when it is tried again. */
    next_at: string;
    /** When its state became final. Null until then. */
    read_at: string | null;
  };
};
