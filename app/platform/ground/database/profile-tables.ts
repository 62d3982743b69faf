/** What the tables of migrations 007, 018 and 022 hold: what users keep about themselves, each by account. */
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
  /** A phone that waits for its codes. Deleted when it is confirmed or given up. */
  phone_change: {
    account_id: string;
    number_sealed: string;
    /** Open to the challenges of the codes that were sent to the phone and to the account's e-mail. */
    challenge_sealed: string;
    email_challenge_sealed: string;
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
