import type { BlockFact, BlockKind } from "~/rules/onboarding/block-facts";
import type { LikenessKind } from "~/rules/onboarding/likeness";
import type { EntryKind, HitState, ListSource, Subject } from "~/rules/sanctions/screening";

/** The tables of migrations 026, 066 and 077. */
export type ScreeningTables = {
  /** An entry of the company's own block list. */
  block_entry: {
    id: string;
    kind: BlockKind;
    reason_sealed: string;
    /** The last calendar day on which it is in effect. Null if it has no end date. */
    ends_on: string | null;
    added_by: string;
    added_at: string;
    version: number;
  };
  /** A fact that identifies an entry: the encrypted value as typed, and the keyed hash by which it is found. */
  block_fact: { id: string; entry_id: string; fact: BlockFact; value_sealed: string; key_hash: string };
  /**
   * Hashes of all facts in a submitted registration that are compared with entries, to find it when an entry is added.
   */
  block_key: { registration_id: string; key_hash: string };
  /** Hashed keys that suggest the same company; unlike a `company_key`, two different companies may share one. */
  likeness_key: { registration_id: string; kind: LikenessKind; key_hash: string };
  /** An uploaded sanctions list. Entries and names are kept only for current lists. */
  sanction_list: {
    id: string;
    source: ListSource;
    state: "loading" | "current" | "replaced";
    /** The publication day, as stated by the list itself or the uploader. */
    version: string;
    sha256: string;
    entries: number;
    names: number;
    /** Null for the demo's list. */
    uploaded_by: string | null;
    uploaded_at: string;
  };
  /** `facts` is a `SanctionEntry` as JSON, `entry_hash` its SHA-256. */
  sanction_entry: { list_id: string; reference: string; entry_hash: string; facts: string };
  /** The names that can make a hit: the whole key, and its first and last letters, by which candidates are found. */
  sanction_name: {
    list_id: string;
    reference: string;
    kind: EntryKind;
    name: string;
    key: string;
    head: string;
    tail: string;
  };
  /** An entry that may be a supplier, one of its shareholders or its legal representative, and what a reviewer decided. */
  sanction_hit: {
    id: string;
    registration_id: string;
    source: ListSource;
    list_version: string;
    reference: string;
    subject: Subject;
    /** The name in the answers, as a keyed hash; a different name is a different hit. */
    answer_hash: string;
    entry_hash: string;
    facts: string;
    /** The name on the list. */
    name: string;
    /** In percent. */
    likeness: number;
    state: HitState;
    found_at: string;
    decided_by: string | null;
    decided_at: string | null;
    reason_sealed: string | null;
  };
};
