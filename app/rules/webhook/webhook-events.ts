import { changeTransitions } from "~/rules/change-request/change-transitions";
import { correctiveSteps } from "~/rules/corrective-action/corrective-transitions";
import { events } from "~/rules/onboarding/transitions";

const changeEvents = [...new Set(changeTransitions.map(({ event }) => event))];

/**
 * What other systems are told of (decision 058): the actions of the audit log that people are told of too, under the same names.
 * Rows of the three transition tables are among them by themselves.
 */
export const webhookEvents = [
  ...events.map((event) => `registration.${event}` as const),
  "registration.remind",
  "documents.remind",
  ...changeEvents.map((event) => `change.${event}` as const),
  ...correctiveSteps.map((step) => `correctiveAction.${step}` as const),
  "correctiveAction.remind",
  "categories.change",
  "scorecard.enter",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** What nobody outside is told of, by the subject of the action. */
type QuietSubject =
  | "account"
  | "certification"
  | "checklist"
  | "company"
  | "consent"
  | "dataRequest"
  | "evidence"
  | "file"
  | "invitation"
  | "letter"
  | "news"
  | "reviewSettings"
  | "sanctions"
  | "secret"
  | "session"
  | "staff"
  | "webhook";

/** What else is recorded about a supplier: what was read, saved or tidied up, and steps on the way to an event. */
type QuietAction =
  | "registration.start"
  | "registration.resume"
  | "registration.saveSection"
  | "registration.show"
  | "registration.assign"
  | "registration.announceEnd"
  | "registration.expire"
  | "registration.addNote"
  | "registration.removeNote"
  | "registration.removeContent"
  | "registration.removeRecord"
  | "documents.createFeed"
  | "documents.withdrawFeed"
  | "change.begin"
  | "change.call"
  | "change.show"
  | "change.closeLink";

/** Everything that the audit log records. A new action is either an event or quiet: whoever adds one decides. */
export type AuditAction = WebhookEvent | QuietAction | `${QuietSubject}.${string}`;

/** The event that an action is; undefined: nobody outside is told of it. */
export const findWebhookEvent = (action: AuditAction): WebhookEvent | undefined =>
  webhookEvents.find((event) => event === action);
