import type { Generated, Kysely } from "kysely";
import type { SectionId } from "~/rules/registration/section-ids";
import type { ScanState } from "~/rules/scan-states";
import type { stageView } from "~/contract/progress";
import type { z } from "zod";
import type { ChangeTables, OnboardingTables } from "./onboarding-tables";
import type { DashboardTables, MessageTables, ProfileTables } from "./workspace-tables";
import type { IdentityTables } from "./identity-tables";

export type State = z.output<typeof stageView>["state"];
export type Language = "zh" | "en";

/** Instants are ISO text in UTC, JSON is text, `sealed` columns hold what only `Seal` can open. */
export type Tables = IdentityTables &
  MessageTables &
  ProfileTables &
  OnboardingTables &
  ChangeTables &
  DashboardTables & {
    registration: {
      id: string;
      /** The e-mail hash while the registration is open: one open registration per e-mail, by a unique constraint. */
      open_key: string | null;
      email_hash: string;
      owner_sealed: string;
      country: string;
      language: Language;
      state: State;
      number: string | null;
      consented_at: string;
      submitted_at: string | null;
      due_at: string | null;
      created_at: string;
      /**
       * When its registrant was last there, or it was last moved on: from then on the time until it is removed is counted.
       * Null: an example that the demo began with, which stays.
       */
      touched_at: string | null;
      /** Since when a refused or withdrawn one says nothing any more but what has to be proved; null: it is complete. */
      content_removed_at: string | null;
      /** As it was handed in; null: it was not, or its basic tab is left out. */
      company_name: string | null;
      /** As its basic tab says it (§3): `agent` is listed among the agencies. */
      company_type: string | null;
      /** The company's names as they are searched. */
      search: string | null;
      /** Counted up by whoever changes the registration or anything under it: the row's lock. */
      turn: number;
    };
    registration_section: {
      registration_id: string;
      section_id: SectionId;
      values_sealed: string;
      version: number;
      saved_at: string;
    };
    registration_session: {
      token_hash: string;
      registration_id: string;
      created_at: string;
      used_at: string;
      ended_at: string | null;
    };
    stage_history: { id: string; registration_id: string; state: State; stage: number; at: string };
    counter: { name: string; value: number };
    verification_code: {
      challenge_hash: string;
      /** Of the address it was sent to: an e-mail, or a phone number. */
      email_hash: string;
      purpose: string;
      code_hash: string;
      tries: number;
      created_at: string;
      expires_at: string;
      used_at: string | null;
    };
    rate: { key: string; count: number; resets_at: string };
    outbox: {
      id: string;
      kind: string;
      /** How it travels: as a letter, or as a text message. */
      channel: Generated<"mail" | "sms">;
      state: "queued" | "sent" | "failed" | "expired";
      /** The letter or message with its address; null once sent: what is not kept cannot leak. */
      letter_sealed: string | null;
      /** The address as a keyed hash while the letter waits; null once it does not. */
      to_hash: string | null;
      created_at: string;
      next_at: string;
      expires_at: string | null;
      leased_until: string | null;
      attempts: number;
      sent_at: string | null;
    };
    file_uuid: {
      uuid: string;
      registration_id: string;
      created_at: string;
      used_at: string | null;
      /** Since when a change has had it replaced: kept for the record, and not counted against S-46. */
      retired_at: string | null;
    };
    stored_file: {
      id: string;
      uuid: string;
      registration_id: string;
      stored_name: string;
      name_sealed: string;
      type: string;
      bytes: number;
      created_at: string;
      /** Since when its supplier has removed it, although a reviewer had it before them: kept as evidence, hidden from the supplier. */
      removed_at: string | null;
      scan_state: ScanState;
      /** How often it was given to the scanner. */
      scan_attempts: number;
      /** Until when a process has it in hand, or when it is tried again; null: at once. */
      scan_next_at: string | null;
      /** When the scanner said that it is clean or infected. */
      scanned_at: string | null;
    };
    /** Bytes that are being written or removed; what stays here is swept (F-21). */
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
      /** The pinyin of the Chinese name, a word for each character; null: the name has no such character. */
      pinyin: string | null;
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
    static_text: { text_id: string; text_code: string; lang: Language; title: string; text: string };
    seed: { name: string; version: string };
    job: { name: string; due_at: string };
    audit_event: { id: string; at: string; actor: string; action: string; subject: string; details: string };
  };

export type Db = Kysely<Tables>;
