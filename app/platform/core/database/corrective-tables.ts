import type { CorrectiveState, CorrectiveStep } from "~/rules/corrective-action/corrective-transitions";

/** The tables of migration 040. */
export type CorrectiveTables = {
  /** A corrective action for a supplier; `content_sealed` opens to its title and what is required. */
  corrective_action: {
    id: string;
    number: string;
    registration_id: string;
    state: CorrectiveState;
    content_sealed: string;
    /** A calendar day in China. */
    due_on: string;
    /** The day of the most recent reminder (`reminderDay`), or of the one that the request replaces; null if none was due yet. */
    reminded_for: string | null;
    /** The UUID under which the supplier's files are stored. */
    uuid: string;
    /** How many steps it has. */
    version: number;
    requested_by: string;
    requested_at: string;
  };
  /** One step of it, the request the first; `account_id` null: the system took it. */
  corrective_step: {
    id: string;
    action_id: string;
    place: number;
    step: CorrectiveStep;
    account_id: string | null;
    text_sealed: string | null;
    /** The due day that the step set, or null if it set none. */
    due_on: string | null;
    at: string;
  };
};
