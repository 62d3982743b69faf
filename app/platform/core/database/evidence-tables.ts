import type { PackState } from "~/rules/evidence/evidence-pack";

/** The tables of migration 032. */
export type EvidenceTables = {
  /** The evidence pack of a submitted round or of a decision on a change: created in the background, from the record only. */
  evidence_pack: {
    id: string;
    registration_id: string;
    /** The round. Null if the pack is for a change. */
    round: number | null;
    /** The change that was decided on. Null if the pack is for a round. */
    change_id: string | null;
    /** When the round was submitted, or the change decided on. */
    at: string;
    state: PackState;
    /** The record of the submission or the decision (`EvidenceRecord`); null once the pack has been removed. */
    record_sealed: string | null;
    /** The number of attempts to create it. */
    attempts: number;
    /** When it may be generated, or retried after a failure. */
    next_at: string;
    pdf_stored_name: string | null;
    pdf_bytes: number | null;
    pdf_sha256: string | null;
    zip_bytes: number | null;
    zip_sha256: string | null;
  };
  /** The texts that registrants agreed to, under their SHA-256: one row for each wording. */
  agreement_wording: { sha256: string; text: string };
};
