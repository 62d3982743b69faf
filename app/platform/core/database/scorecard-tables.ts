import type { Scores } from "~/rules/scorecard/measures";

/** The table of migration 038. */
export type ScorecardTables = {
  /** The score of a supplier for a quarter (`2026-Q3`); `note_sealed` is the encrypted note, null if there is none. */
  scorecard: Scores & {
    registration_id: string;
    period: string;
    note_sealed: string | null;
    /** The number of times it was entered. */
    version: number;
    entered_by: string;
    at: string;
  };
};
