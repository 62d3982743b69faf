/** The tables of migrations 046, 051 and 079. Flags are 0 or 1. */
export type StaffTables = {
  /** An invitation to open an account of the buying company or of a supplier, by a link. */
  staff_invitation: {
    id: string;
    /** The SHA-256 of the secret in the link; only the newest link works. */
    token_hash: string;
    /** The hash of the email while the link can be used, then null. Of suppliers: of the tenant and the email. */
    open_key: string | null;
    tenant_id: string;
    /** Encrypted `{ userName, email }`. */
    content_sealed: string;
    role_code: string;
    /** The areas of a supplier's person, between commas. Null for the buying company. */
    area_codes: string | null;
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
  /** A person whom an administrator of a supplier removed: its name stays in the list. */
  removed_member: {
    tenant_id: string;
    account_id: string;
    removed_by: string;
    removed_at: string;
    /** 1: the removal barred the account, because it worked for no other company. */
    is_barred_by: number;
  };
};
