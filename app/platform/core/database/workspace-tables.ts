import type { Density } from "~/rules/queue/queue";
import type { TaskKind, taskStates } from "~/rules/workspace/tasks";

/** The tables of migrations 007, 018 and 022: the data that users maintain about themselves, by account. */
export type ProfileTables = {
  avatar: {
    account_id: string;
    /** Part of the picture's URL, so that a new picture has a new URL. */
    picture_id: string;
    stored_name: string;
    bytes: number;
    created_at: string;
  };
  /** A change of email that waits for its codes. Deleted when it is confirmed or cancelled. */
  email_change: {
    account_id: string;
    email_sealed: string;
    /** Encrypted challenges of the codes that were sent to the new address and to the old one. */
    challenge_sealed: string;
    old_challenge_sealed: string | null;
    created_at: string;
  };
  /** A phone that waits for its codes. Deleted when it is confirmed or cancelled. */
  phone_change: {
    account_id: string;
    number_sealed: string;
    /** Encrypted challenges of the codes that were sent to the phone and to the account's email. */
    challenge_sealed: string;
    email_challenge_sealed: string;
    created_at: string;
  };
  consent: {
    account_id: string;
    /** The tenant the user worked for when agreeing. */
    tenant_id: string | null;
    /** The time on the user's own clock, as sent: `YYYY-MM-DD HH:mm:ss`. */
    confirm_date: string;
    /** A digest of the texts agreed to: both texts in both languages. */
    texts_digest: string;
    confirmed_at: string;
  };
};

/** The tables of migration 028. */
export type QueueTables = {
  /** A filter and an order of the queue, under a name. */
  queue_view: {
    id: string;
    tenant_id: string;
    account_id: string;
    name: string;
    query: string;
    is_shared: number;
    created_at: string;
  };
  /** The display settings of an account for the queue. `columns` is null for as many as fit. */
  queue_look: { account_id: string; density: Density; columns: string | null };
};

/** The tables of migration 009. */
export type DashboardTables = {
  dashboard_card: {
    id: string;
    code: string;
    name_zh: string;
    name_en: string;
    description_zh: string;
    description_en: string;
    min_w: number;
    min_h: number;
    w: number;
    h: number;
  };
  /** The cards a role may have, and the positions of the default ones. Null if not shown by default. */
  dashboard_set: { role_code: string; card_id: string; x: number | null; y: number | null };
  dashboard_layout: {
    id: string;
    account_id: string;
    role_code: string;
    card_id: string;
    x: number;
    y: number;
    w: number;
    h: number;
  };
  task: {
    id: string;
    tenant_id: string;
    role_code: string;
    kind: TaskKind;
    title_zh: string;
    title_en: string;
    state: (typeof taskStates)[number];
    to_path: string | null;
    created_at: string;
    due_at: string | null;
    /** The registration concerned, if one of its steps completes the task. Null otherwise. */
    registration_id: string | null;
  };
};

/** A message in both languages: plain text, paragraphs separated by an empty line. */
type Words = { title_zh: string; title_en: string; body_zh: string; body_en: string };

/** The tables of migrations 006, 016, 019, 024 and 084. */
export type MessageTables = {
  message: Words & {
    id: string;
    account_id: string;
    /** The path of the page where the reader can act on it. */
    to_path: string | null;
    created_at: string;
    /** Null while unread. */
    read_at: string | null;
    /** 1: it reports a possible fraud, and is listed above the others until it is read. */
    is_alarm: number;
  };
  notice: Words & {
    id: string;
    kind: "announcement" | "release";
    /** The recipient; null for everyone. */
    tenant_id: string | null;
    role_code: string | null;
    region: string | null;
    /** Not shown before. */
    published_at: string;
    /** When it stops being shown. Null if it stays. */
    ends_at: string | null;
    /** The number of changes so far. */
    version: number;
    changed_at: string | null;
    /** The account that changed it last. Null if it was never changed in the portal. */
    changed_by: string | null;
  };
  /** Release notices that an account has dismissed (§4). */
  notice_read: { notice_id: string; account_id: string; read_at: string };
  /** The accounts to which the digest of a day in China was sent. */
  digest: { account_id: string; day: string; at: string };
  news: Words & {
    id: string;
    /** Not shown before. */
    published_at: string;
    version: number;
    /** An https address with more information. */
    link: string | null;
    /** Null if it is not withdrawn. */
    withdrawn_at: string | null;
    /** When and by whom it was last changed. Null if never since it was received. */
    changed_at: string | null;
    changed_by: string | null;
  };
};
