import type { StoredInvitationState } from "~/rules/invitation/invitation-states";

/** The table of migration 037. */
export type InvitationTables = {
  invitation: {
    id: string;
    /** The SHA-256 of the secret in its link; only the link in the newest email works. */
    token_hash: string;
    /** The hash of its email while it can be accepted, then null. */
    open_key: string | null;
    /** The company's email and the note to it. */
    content_sealed: string;
    company_name: string;
    /** The company's name, normalised for searching. */
    search: string;
    country: string;
    language: "zh" | "en";
    state: StoredInvitationState;
    invited_by: string;
    invited_at: string;
    sent_at: string;
    expires_at: string;
    registration_id: string | null;
  };
};
