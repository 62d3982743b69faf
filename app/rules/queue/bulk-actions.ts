import { type ReminderKind, reminders } from "../onboarding/promised-dates";
import { type State } from "../onboarding/stages";
import { next } from "../onboarding/transitions";

/** The actions on several registrations at once. None of them decides on a submission. */
export const bulkActions = ["remind", "startCertification"] as const;
export type BulkAction = (typeof bulkActions)[number];

const reminderKinds = Object.keys(reminders) as ReminderKind[];

/** The reminder that a supplier can get in a state. Undefined if the supplier has nothing to do. */
export const findReminder = (state: State): ReminderKind | undefined =>
  reminderKinds.find((kind) => reminders[kind].states.some((one) => one === state));

/** Whether an action applies to a registration in this state. */
export const isPossible = (action: BulkAction, state: State): boolean =>
  (action === "remind" ? findReminder(state) : next(state, action)) !== undefined;
