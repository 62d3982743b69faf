import type { SectionId } from "~/rules/registration/section-ids";

/** The tables of migrations 074 and 082. */
export type ColleagueTables = {
  colleague: {
    id: string;
    registration_id: string;
    /** The SHA-256 of the secret in the newest link; null once removed. */
    token_hash: string | null;
    /** The name and the email. */
    person_sealed: string;
    /** The tabs, as a list. */
    sections_json: string;
    invited_at: string;
    expires_at: string;
    /** When their session was last used. Null until the first code. */
    seen_at: string | null;
    removed_at: string | null;
  };
  /** When the window of a person last reported that it shows a tab. The registrant is an empty `person`. */
  tab_visit: { registration_id: string; section_id: SectionId; person: string; at: string };
};
