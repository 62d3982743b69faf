import type { Kysely } from "kysely";
import type { CompanyType } from "~/rules/registration/company-types";
import type { SectionId } from "~/rules/registration/section-ids";
import type { RiskLevel } from "~/rules/onboarding/risk";
import type { ScanState } from "~/rules/files/scan-states";
import type { Language } from "~/i18n/language";
import type { State } from "~/rules/onboarding/stages";
import type { ChangeTables, OnboardingTables } from "./onboarding-tables";
import type { DashboardTables, QueueTables, MessageTables, ProfileTables } from "./workspace-tables";
import type { IdentityTables } from "./identity-tables";
import type { TeamworkTables } from "./teamwork-tables";
import type { ScreeningTables } from "./screening-tables";
import type { DefaultTables } from "./default-tables";
import type { DocumentTables } from "./document-tables";
import type { EvidenceTables } from "./evidence-tables";
import type { InvitationTables } from "./invitation-tables";
import type { ColleagueTables } from "./colleague-tables";
import type { ConversationTables } from "./conversation-tables";
import type { CategoryTables } from "./category-tables";
import type { CorrectiveTables } from "./corrective-tables";
import type { LicenceTables } from "./licence-tables";
import type { ScorecardTables } from "./scorecard-tables";
import type { StaffTables } from "./staff-tables";
import type { ServiceTables } from "./service-tables";
import type { TextTables } from "./text-tables";
import type { RetentionTables, TimeTables } from "./time-tables";
import type { OutboxTables } from "./outbox-tables";
import type { WebhookTables } from "./webhook-tables";

/** Instants are ISO text in UTC, JSON is text, `sealed` columns can be decrypted only by `Seal`. */
export type Tables = IdentityTables &
  MessageTables &
  ProfileTables &
  OnboardingTables &
  ChangeTables &
  DashboardTables &
  QueueTables &
  TeamworkTables &
  TextTables &
  TimeTables &
  ServiceTables &
  EvidenceTables &
  RetentionTables &
  DefaultTables &
  OutboxTables &
  DocumentTables &
  InvitationTables &
  ColleagueTables &
  ConversationTables &
  CorrectiveTables &
  LicenceTables &
  ScorecardTables &
  StaffTables &
  CategoryTables &
  WebhookTables &
  ScreeningTables & {
    /** A value that only the portal's secret decrypts: one row, by which a start detects a different secret. */
    secret_check: { id: string; value_sealed: string };
    registration: {
      id: string;
      /** The email hash while the registration is open: one open registration per email, by a unique constraint. */
      open_key: string | null;
      email_hash: string;
      owner_sealed: string;
      country: string;
      language: Language;
      state: State;
      number: string | null;
      consented_at: string;
      /** The texts its registrant agreed to, as JSON (`AcceptedText`). Null if this was before they were recorded. */
      accepted_json: string | null;
      submitted_at: string | null;
      due_at: string | null;
      /** When it entered its state: the newest instant of its history. */
      entered_at: string | null;
      created_at: string;
      /**
       * When its registrant was last active, or it last changed its state. The time until removal starts then. Null for
       * an example of the demo, which is kept.
       */
      touched_at: string | null;
      /**
       * When the answers of a rejected or withdrawn registration were deleted, except for those that must be kept as evidence;
       * null if they are complete.
       */
      content_removed_at: string | null;
      /** As submitted. Null if not submitted, or if the basic tab is hidden. */
      company_name: string | null;
      /** From its basic tab (§3): `agent` is listed among the agencies. */
      company_type: CompanyType | null;
      company_english_name: string | null;
      /** The province of registration, a code of `HPFM.PROVINCE`. */
      province: string | null;
      /** Codes of `ISP.CATEGORY`, each between spaces. Null if not listed yet. */
      categories: string | null;
      /** Codes of the categories it is qualified for, in the same format. Null until it is a qualified supplier. */
      qualified_categories: string | null;
      /** The company's names, normalised for searching. */
      search: string | null;
      /** Counted up by each change of the registration or of anything under it: the row's lock. */
      turn: number;
      /** Its reviewer. Null if it is unassigned. */
      assignee_id: string | null;
      /** The risk level (decision 046). Null until it is assessed. */
      risk_level: RiskLevel | null;
      /** The calendar day of the last assessment. */
      risk_day: string | null;
      /** The state of the sanctions lists, as a count, with which it was last screened. */
      screened_with: number | null;
      /** The calendar day on which its documents were last checked for reminders. Null until their dates are stored. */
      documents_day: string | null;
      /** When its answers were searched for licences. Null if they have not been since it was last submitted or changed. */
      licences_at: string | null;
    };
    registration_section: {
      registration_id: string;
      section_id: SectionId;
      values_sealed: string;
      version: number;
      /** The accumulated time between its saves, without pauses. */
      worked_seconds: number;
      saved_at: string;
      /** The colleague who saved it last. Null for the registrant. */
      changed_by: string | null;
      /** Who changed each of its answers last, and when (`answer-changes.ts`). */
      changes_json: string | null;
    };
    registration_session: {
      token_hash: string;
      registration_id: string;
      created_at: string;
      used_at: string;
      ended_at: string | null;
      /** The colleague to whom it belongs and for whom it is limited. Null for the registrant. */
      colleague_id: string | null;
    };
    stage_history: { id: string; registration_id: string; state: State; stage: number; at: string };
    counter: { name: string; value: number };
    verification_code: {
      challenge_hash: string;
      /** The hash of the address to which it was sent: an email address or a phone number. */
      email_hash: string;
      purpose: string;
      code_hash: string;
      tries: number;
      created_at: string;
      expires_at: string;
      used_at: string | null;
    };
    rate: { key: string; count: number; resets_at: string };
    file_uuid: {
      uuid: string;
      registration_id: string;
      created_at: string;
      used_at: string | null;
      /** When a change replaced it. It is kept for the record, and does not count towards the limits of S-46. */
      retired_at: string | null;
      /** The colleague who made it. Null for the registrant, or later for the company. */
      colleague_id: string | null;
    };
    stored_file: {
      id: string;
      uuid: string;
      registration_id: string;
      stored_name: string;
      /** The key of the upload that created it; null if it had none. */
      upload_key: string | null;
      name_sealed: string;
      type: string;
      bytes: number;
      created_at: string;
      /** When its supplier removed it after a reviewer had received it: kept as evidence, hidden from the supplier. */
      removed_at: string | null;
      scan_state: ScanState;
      /** The number of times it was sent to the scanner. */
      scan_attempts: number;
      /** When a process's claim on it ends, or when it is retried. Null if it is due now. */
      scan_next_at: string | null;
      /** When the scanner reported it as clean or infected. */
      scanned_at: string | null;
    };
    /** Bytes that are being written or removed. Remaining rows are cleaned up (F-21). */
    pending_bytes: { stored_name: string; created_at: string };
    lov_value: {
      lov_code: string;
      value: string;
      meaning_zh: string;
      meaning_en: string;
      parent_value: string | null;
      tag: string | null;
      order_seq: number;
      /** The order of the list in Chinese. */
      order_seq_zh: number;
      search: string;
      /** The pinyin of the Chinese name, a word for each character. Null if the name has no Chinese character. */
      pinyin: string | null;
      /** When it stopped being offered. Null if it is offered. */
      retired_at: string | null;
    };
    lov_view: {
      lov_code: string;
      type_code: string;
      query_url: string | null;
      name_zh: string;
      name_en: string;
      page_size: number;
      fields_json: string;
    };
    seed: { name: string; version: string };
    audit_event: { id: string; at: string; actor: string; action: string; subject: string; details: string };
  };

export type Db = Kysely<Tables>;
