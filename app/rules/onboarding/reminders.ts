import type { State } from "./stages";

/** What a supplier is reminded of, and when: so many days after the state was entered. */
export const reminders = {
  /** A registration that was returned and has not been handed in again. */
  mendWaiting: { states: ["filling"], daysAfter: 7 },
  /** A certification for which nothing has been handed in. */
  certificationWaiting: { states: ["certification"], daysAfter: 14 },
} as const satisfies Record<string, Reminder>;

type Reminder = { states: readonly State[]; daysAfter: number };
export type ReminderKind = keyof typeof reminders;

/** The two announcements that a draft ends (`registration/draft-life.ts`). */
export type DraftNotice = "draftEnds" | "draftEndsSoon";
