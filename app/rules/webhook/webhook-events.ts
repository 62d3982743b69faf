import { changeTransitions } from "~/rules/change-request/change-transitions";
import { correctiveSteps } from "~/rules/corrective-action/corrective-transitions";
import { events } from "~/rules/onboarding/transitions";

const changeEvents = [...new Set(changeTransitions.map(({ event }) => event))];

/**
 * The events sent to other systems (decision 058): the actions of the audit log of which people are also notified,
 * under the same names. Rows of the three transition tables are included automatically.
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

/** The actions that are not sent to other systems, by subject. */
type QuietSubject =
  | "account"
  | "blockList"
  | "buyer"
  | "certification"
  | "checklist"
  | "colleague"
  | "company"
  | "consent"
  | "conversation"
  | "dataRequest"
  | "default"
  | "domain"
  | "evidence"
  | "file"
  | "invitation"
  | "job"
  | "letter"
  | "listValue"
  | "news"
  | "notice"
  | "reviewSettings"
  | "sanctions"
  | "secret"
  | "session"
  | "staff"
  | "supplierPeople"
  | "text"
  | "webhook";

/** Other actions that are recorded about a supplier: reading, saving, clean-up, and steps that precede an event. */
type QuietAction =
  | "registration.start"
  | "registration.resume"
  | "registration.saveSection"
  | "registration.keepAnswer"
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

/** Everything that the audit log records. A new action must be declared either an event or quiet. */
export type AuditAction = WebhookEvent | QuietAction | `${QuietSubject}.${string}`;

/** The event of an action, or undefined if it is not sent to other systems. */
export const findWebhookEvent = (action: AuditAction): WebhookEvent | undefined =>
  webhookEvents.find((event) => event === action);
