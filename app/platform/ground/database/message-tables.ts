/** Words that are told in both languages; plain text, an empty line parts two paragraphs. */
type Words = { title_zh: string; title_en: string; body_zh: string; body_en: string };

/** What the tables of migrations 006, 016, 019 and 024 hold. */
export type MessageTables = {
  message: Words & {
    id: string;
    account_id: string;
    /** A path of the portal where something is to be done about it. */
    to_path: string | null;
    created_at: string;
    /** Null: unread. */
    read_at: string | null;
    /** 1: it reports a possible fraud, and is listed above the others until it is read. */
    is_alarm: number;
  };
  notice: Words & {
    id: string;
    kind: "announcement" | "release";
    /** Whom it is for; null: everybody. */
    tenant_id: string | null;
    role_code: string | null;
    region: string | null;
    /** Not shown before. */
    published_at: string;
    /** Not shown from then on; null: it stays. */
    ends_at: string | null;
  };
  /** Release notices that an account has put away (§4). */
  notice_read: { notice_id: string; account_id: string; read_at: string };
  /** To whom the digest of a day in China has gone. */
  digest: { account_id: string; day: string; at: string };
  news: Words & {
    id: string;
    /** Not shown before. */
    published_at: string;
    version: number;
    /** An https address that tells more. */
    link: string | null;
    /** Null: it is not withdrawn. */
    withdrawn_at: string | null;
    /** When and by whom it was last changed; null: never since it came in. */
    changed_at: string | null;
    changed_by: string | null;
  };
};
