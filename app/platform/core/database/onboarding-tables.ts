import type { Generated } from "kysely";
import type { State } from "~/rules/onboarding/stages";
import type { Event } from "~/rules/onboarding/transitions";
import type { DocumentVerdict } from "~/rules/onboarding/answer-documents";
import type { CompanyKeyKind } from "~/rules/onboarding/company-keys";
import type { DraftNotice, ReminderKind } from "~/rules/onboarding/promised-dates";
import type { SectionId } from "~/rules/registration/section-ids";
import type { ReturnablePart } from "~/rules/onboarding/returnable-parts";
import type { CallOutcome } from "~/rules/change-request/call-outcomes";
import type { CareLevel } from "~/rules/change-request/care-levels";
import type { ChangeState } from "~/rules/change-request/change-states";
import type { DocumentType } from "~/rules/onboarding/certification";

/** The tables of migrations 011, 012 and 017. */
export type OnboardingTables = {
  /** Append-only history of a registration: each event, who caused it and why. */
  onboarding_event: {
    id: string;
    registration_id: string;
    event: Event;
    from_state: State;
    to_state: State;
    /** Null for the registrant or the system. */
    account_id: string | null;
    /** The reason given to the supplier. */
    reason_sealed: string | null;
    /** The note that only colleagues read. */
    note_sealed: string | null;
    at: string;
    /**
     * The number of earlier steps of the registration, which orders steps with the same instant. 0 for steps from
     * before it was recorded.
     */
    place: Generated<number>;
  };
  /** The comments on a returned registration; `event_id` is the return. */
  returned_item: {
    id: string;
    event_id: string;
    registration_id: string;
    section_id: ReturnablePart;
    /** A field of the tab, or a document of the certification. Null for the tab as a whole. */
    field: string | null;
    /** The id of the field’s row, since rows move. */
    row_id: string | null;
    place: number;
    comment_sealed: string;
    /** The supplier's reason for not changing the answer, written before submitting again. Null if there is none. */
    reason_sealed: string | null;
  };
  /** The submitted sections by round, starting with 1. The next round is compared with them. */
  submitted_section: {
    registration_id: string;
    round: number;
    section_id: SectionId;
    values_sealed: string;
    submitted_at: string;
  };
  /** Reviewers' comparisons of the answers of a round with its documents: the latest result for each answer. */
  answer_mark: {
    registration_id: string;
    round: number;
    section_id: SectionId;
    field: string;
    verdict: DocumentVerdict;
    account_id: string;
    at: string;
  };
  /** The documents of a registration that each reviewer has opened. */
  opened_document: { registration_id: string; account_id: string; file_id: string; opened_at: string };
  /** Hashed keys that identify a company: two registrations with an equal key may belong to the same one. */
  company_key: { registration_id: string; kind: CompanyKeyKind; key_hash: string };
  /**
   * Reminders sent, one for each `since`: the instant the state was entered, or the draft was last edited. `ends_at` is the end
   * of the draft as stated in its email.
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
  /** The keys with which removed secrets signed links, each up to `until_seq`. */
  audit_key: { id: string; key_sealed: string; until_seq: number };
  /** A head of the chain that was written to this target outside the database; `token` is its timestamp in base64. */
  audit_head: { target: string; seq: number; hash: string; written_at: string; token: string | null };
};

/** The tables of migrations 013, 014 and 017. */
export type ChangeTables = {
  /** A document of the certification: its files are stored under the UUID. */
  certification_document: {
    registration_id: string;
    type: DocumentType;
    uuid: string;
    /** A calendar day. */
    expires_on: string | null;
  };
  /** The accounts of a registration's bank section as keyed hashes: for finding who else uses one (S-52). */
  bank_print: { registration_id: string; print: string };
  /** When an account's email or phone, or the contacts of a company, changed (S-51); exactly one of the two ids is set. */
  contact_change: { id: string; account_id: string | null; registration_id: string | null; at: string };
  /** A change of the company file; the allowed combinations of its columns are also checked by the database (S-48). */
  change_request: {
    id: string;
    registration_id: string;
    section_id: SectionId;
    /** The level of care it needs, determined when it is created. */
    care_level: CareLevel;
    state: ChangeState;
    /**
     * Registration and section while the change is open, then null. A unique constraint allows one open change each.
     */
    open_key: string | null;
    /** The version of the section that it was filled from. */
    base_version: number;
    /** The values before and after, the note and the proof. */
    values_sealed: string;
    /** The encrypted emails and numbers that were already on file. Null if no one is notified. */
    known_sealed: string | null;
    /** JSON: a list. */
    risks: string;
    submitter_id: string;
    /** Encrypted challenge of the code that was sent last. */
    challenge_sealed: string | null;
    created_at: string;
    proposed_at: string | null;
    caller_id: string | null;
    called_back_at: string | null;
    /** Encrypted number that was called. */
    call_sealed: string | null;
    first_approver_id: string | null;
    first_approved_at: string | null;
    second_approver_id: string | null;
    second_approved_at: string | null;
    effective_at: string | null;
    applied_at: string | null;
    ended_at: string | null;
    reason_sealed: string | null;
    /** Encrypted email of the recipient whose link stopped it. */
    stopped_by_sealed: string | null;
    /** The risk flags and finding codes for which the portal held it on its due date, as a JSON list. */
    held_for: string | null;
    /**
     * Encrypted answer of the business-information service about a new identity; null if the service was not queried.
     */
    registry_sealed: string | null;
    /** Why the first and the second approver approved files that could not be opened, or another record in the registry. */
    first_note_sealed: string | null;
    second_note_sealed: string | null;
  };
  /** Every call about a change, regardless of its outcome; `call_sealed` holds the encrypted number and note. */
  change_call: {
    id: string;
    change_id: string;
    caller_id: string;
    at: string;
    /** Its place among the calls about the change, from 0 on. */
    place: number;
    outcome: CallOutcome;
    call_sealed: string;
  };
  /** Addresses that no longer receive stop links, because the contact reported that the link was misused. */
  closed_stop_link: {
    registration_id: string;
    email_hash: string;
    closed_by: string;
    note_sealed: string;
    at: string;
  };
};
