import type { AssignmentCause } from "~/rules/teamwork/assignment";
import type { SettingList } from "~/rules/teamwork/settings";

/** A text that a super admin maintains, for one supply category or (null) for all. */
type MaintainedText = { id: string; place: number; category: string | null; text_zh: string; text_en: string };
/** The last action of a person on a registration. */
type LastVisit = { registration_id: string; account_id: string; at: string };

/** The tables of migrations 027 and 060. */
export type TeamworkTables = {
  /** Every change of a registration's assignee. Append-only. */
  assignment: {
    id: string;
    registration_id: string;
    /** Its number among the assignments of the registration, from 0 on. */
    place: number;
    /** Null if it was unassigned. */
    from_id: string | null;
    to_id: string | null;
    /** Null for the system: a rule applied, or the assignee may no longer review. */
    by_id: string | null;
    cause: AssignmentCause;
    at: string;
  };
  /** The last calendar day in China of a person’s absence, and the substitute. */
  absence: { account_id: string; away_from: string | null; away_until: string; stand_in_id: string | null };
  /** The number of times each list of the review settings was saved; its row is the list's lock. */
  setting_list: { name: SettingList; version: number };
  assignment_rule: {
    id: string;
    place: number;
    name: string;
    /** JSON: lists of codes and of account ids. */
    categories: string;
    provinces: string;
    people: string;
    /** The person whose turn was last. Null if no one has had a turn yet. */
    last_id: string | null;
  };
  phrase: MaintainedText;
  checklist_item: MaintainedText;
  checklist_tick: { registration_id: string; round: number; item_id: string; account_id: string; at: string };
  /** A note to colleagues; `text_sealed` is its encrypted text. */
  review_note: { id: string; registration_id: string; account_id: string; text_sealed: string; at: string };
  /**
   * A draft text of a decision that its reviewer has not made yet; `place` identifies its field
   * (`rules/onboarding/draft-places.ts`).
   */
  decision_draft: {
    registration_id: string;
    account_id: string;
    place: string;
    text_sealed: string;
    saved_at: string;
  };
  /** A decision that takes effect at this instant unless its reviewer undoes it. */
  delayed_decision: { registration_id: string; account_id: string; decision_sealed: string; effective_at: string };
  /** The time up to which a person has read the notes on a registration. */
  note_read: LastVisit;
  /** When a person's open file page last reported. */
  file_reader: LastVisit;
};
