import { type ReminderKind, reminders } from "../onboarding/promised-dates";
import { type State } from "../onboarding/stages";
import { next } from "../onboarding/transitions";

/** What can be done with several registrations at once. Never a decision on what was submitted. */
export const bulkActions = ["remind", "startCertification"] as const;
export type BulkAction = (typeof bulkActions)[number];

const reminderKinds = Object.keys(reminders) as ReminderKind[];

/** What a supplier can be reminded of in a state. Undefined if it has nothing to do now. */
export const findReminder = (state: State): ReminderKind | undefined =>
  reminderKinds.find((kind) => reminders[kind].states.some((one) => one === state));

/** Whether an action can do anything for a registration in this state. */
export const isPossible = (action: BulkAction, state: State): boolean =>
  (action === "remind" ? findReminder(state) : next(state, action)) !== undefined;
