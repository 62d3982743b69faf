import type { State } from "~/rules/onboarding/stages";
import { fillIn, pages } from "~/rules/pages";
import type { WebhookEvent } from "./webhook-events";

type Happening = {
  id: string;
  event: WebhookEvent;
  /** When it happened: ISO 8601 in UTC. */
  at: string;
  registrationId: string;
  /** The number of the registration. Null if it was never submitted. */
  number: string | null;
  /** The state of the registration after it. */
  state: State;
  /** The details in the audit log: codes and counts, nothing personal. */
  details: Record<string, string | number | boolean>;
};

/** The body of a push, identical for every attempt. It contains no personal data and no company name. */
export function toWebhookBody(happening: Happening, origin: string): string {
  const { id, event, at, registrationId, number, state, details } = happening;
  const { change } = details;
  const page =
    typeof change === "string" ? fillIn(pages.companyChange, change) : fillIn(pages.registrationFile, registrationId);
  return JSON.stringify({
    type: event,
    id,
    timestamp: at,
    data: { registrationId, number, state, details, page: `${origin}${page}` },
  });
}
