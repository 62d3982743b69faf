import type { Event, State } from "~/rules/onboarding/stages";
import type { CompanyKeyKind } from "~/rules/onboarding/company-keys";
import type { DraftNotice, ReminderKind } from "~/rules/onboarding/reminders";
import type { SectionId } from "~/rules/registration/section-ids";
import type { ReturnablePart } from "~/rules/onboarding/returnable";

/** What the tables of migrations 011, 012 and 017 hold. */
export type OnboardingTables = {
  /** Every event of a registration's way, who caused it and why; rows are only ever added. */
  onboarding_event: {
    id: string;
    registration_id: string;
    event: Event;
    from_state: State;
    to_state: State;
    /** Null: the registrant, or the system. */
    account_id: string | null;
    /** What the supplier is told. */
    reason_sealed: string | null;
    /** What only colleagues read. */
    note_sealed: string | null;
    at: string;
  };
  /** What a registration that was returned has to be mended in; `event_id` is the return. */
  returned_item: {
    id: string;
    event_id: string;
    registration_id: string;
    section_id: ReturnablePart;
    /** A field of the tab, or a document of the certification; null: the tab as a whole. */
    field: string | null;
    /** The row the field stands in, by its own id: rows move. */
    row_id: string | null;
    place: number;
    comment_sealed: string;
  };
  /** What was handed in, round by round, the first being 1: what changed since the last one is seen in it. */
  submitted_section: {
    registration_id: string;
    round: number;
    section_id: SectionId;
    values_sealed: string;
    submitted_at: string;
  };
  /** By what a company is recognised, hashed: two registrations with an equal key may be one company's. */
  company_key: { registration_id: string; kind: CompanyKeyKind; key_hash: string };
  /**
   * What was reminded of, once for each `since`: the instant the state was entered, or the draft was last touched. `ends_at`
   * is the end of the draft as its letter says it.
   */
  reminder: {
    registration_id: string;
    kind: ReminderKind | DraftNotice;
    since: string;
    at: string;
    ends_at: string | null;
  };
  /** The chain over the audit trail: each hash covers the row and the hash before it. */
  audit_link: { seq: number; event_id: string; hash: string };
};
