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
    /** Opens to the challenge of the code that was sent. */
    challenge_sealed: string;
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
