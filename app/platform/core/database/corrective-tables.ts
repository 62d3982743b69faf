import type { CorrectiveState, CorrectiveStep } from "~/rules/corrective-action/corrective-transitions";

/** The tables of migration 040. */
export type CorrectiveTables = {
  /** A corrective action for a supplier; `content_sealed` decrypts to its title and requirement. */
  corrective_action: {
    id: string;
    number: string;
    registration_id: string;
    state: CorrectiveState;
    content_sealed: string;
    /** A calendar day in China. */
    due_on: string;
    /**
     * The day of the most recent reminder (`reminderDay`), or of the one replaced by the request; null if none was due
     * yet.
     */
    reminded_for: string | null;
    /** The UUID under which the supplier's files are stored. */
    uuid: string;
    /** The number of its steps. */
    version: number;
    requested_by: string;
    requested_at: string;
  };
  /** A step of it, the first of which is the request. `account_id` is null for a step of the system. */
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
