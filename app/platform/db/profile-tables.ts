/** What the tables of migration 007 hold: what users keep about themselves, each by account. */
export type ProfileTables = {
  avatar: {
    account_id: string;
    /** In the picture's address: another picture, another address. */
    picture_id: string;
    stored_name: string;
    bytes: number;
    created_at: string;
  };
  /** A change of e-mail that waits for its code. Deleted when it is confirmed or given up. */
  email_change: {
    account_id: string;
    email_sealed: string;
    /** Open to the challenges of the codes that were sent to the new address and to the old one. */
    challenge_sealed: string;
    old_challenge_sealed: string | null;
    created_at: string;
  };
  consent: {
    account_id: string;
    /** The tenant the user worked for when agreeing. */
    tenant_id: string | null;
    /** The user's own clock, as it was sent: `YYYY-MM-DD HH:mm:ss`. */
    confirm_date: string;
    /** What was agreed to: a digest of both texts in both languages. */
    texts_digest: string;
    confirmed_at: string;
  };
};
