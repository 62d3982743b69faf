import type { State } from "~/rules/onboarding/stages";
import type { WebhookEvent } from "~/rules/webhook/webhook-events";
import type { WebhookProblem, WebhookState } from "~/rules/webhook/webhook-states";

/** The tables of migration 041. */
export type WebhookTables = {
  /**
   * The addresses to which events are pushed. The address itself is only in the settings, because it may contain a key.
   */
  webhook_address: { id: string; host: string };
  /** A pending delivery of an event to one address. */
  webhook_delivery: {
    id: string;
    address_id: string;
    host: string;
    event: WebhookEvent;
    /** The registration, which may have been deleted. */
    registration_id: string;
    number: string | null;
    registration_state: State;
    details: string;
    state: WebhookState;
    created_at: string;
    /** When the next attempt is due, or null if there is none. */
    next_at: string | null;
    /** When delivery is abandoned. */
    try_until: string;
    leased_until: string | null;
    attempts: number;
    /** Failed attempts since it was last queued. */
    failures: number;
    tried_at: string | null;
    status: number | null;
    problem: WebhookProblem | null;
  };
};
