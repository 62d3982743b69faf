import type { State } from "./stages";

/** What is reminded of, and when: so many days before the promised day, or after the state was entered. */
export const reminders = {
  /** A review that has been promised within days. */
  reviewDueSoon: { states: ["preliminaryReview", "internalReview"], to: "purchasing", daysBeforeDue: 3 },
  /** A review that has not been done by the day promised (§9). */
  reviewLate: { states: ["preliminaryReview", "internalReview"], to: "purchasing", daysBeforeDue: 0 },
  /** A registration that was returned and has not been handed in again. */
  mendWaiting: { states: ["filling"], to: "supplier", daysAfter: 7 },
  /** A certification for which nothing has been handed in. */
  certificationWaiting: { states: ["certification"], to: "supplier", daysAfter: 14 },
} as const satisfies Record<string, Reminder>;

type Reminder = { states: readonly State[]; to: "purchasing" | "supplier" } & (
  { daysBeforeDue: number } | { daysAfter: number }
);
export type ReminderKind = keyof typeof reminders;
