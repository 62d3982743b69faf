/** The table of migrations 046 and 051. Flags are 0 or 1. */
export type StaffTables = {
  /** An account of the buying company that its owner has still to open, by a link. */
  staff_invitation: {
    id: string;
    /** The SHA-256 of the secret in the link; only the newest link works. */
    token_hash: string;
    /** The hash of the email while the link can be used, then null. */
    open_key: string | null;
    tenant_id: string;
    /** Opens to `{ userName, email }`. */
    content_sealed: string;
    role_code: string;
    is_super_admin: number;
    /** 1: one of the first people, whom the operator invites by a command. */
    is_first: number;
    language: "zh" | "en";
    /** The account that sent the invitation. Null if the operator did, by a command. */
    invited_by: string | null;
    invited_at: string;
    expires_at: string;
    /** The account that was opened with it; null if there is none yet. */
    account_id: string | null;
  };
};
