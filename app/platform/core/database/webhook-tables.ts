import type { State } from "~/rules/onboarding/stages";
import type { WebhookEvent } from "~/rules/webhook/webhook-events";
import type { WebhookProblem, WebhookState } from "~/rules/webhook/webhook-states";

/** The tables of migration 041. */
export type WebhookTables = {
  /** Where events are pushed to, as the settings say; the address itself stays there, since it may hold a key. */
  webhook_address: { id: string; host: string };
  /** A pending delivery of an event to one address. */
  webhook_delivery: {
    id: string;
    address_id: string;
    host: string;
    event: WebhookEvent;
    /** It may be gone. */
    registration_id: string;
    number: string | null;
    registration_state: State;
    details: string;
    state: WebhookState;
    created_at: string;
    /** When it is tried next, or null if never. */
    next_at: string | null;
    /** When it is given up. */
    try_until: string;
    leased_until: string | null;
    attempts: number;
    /** Failed attempts since it was last put in the queue. */
    failures: number;
    tried_at: string | null;
    status: number | null;
    problem: WebhookProblem | null;
  };
};
