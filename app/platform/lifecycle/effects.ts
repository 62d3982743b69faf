import { iso } from "~/platform/core/base/instants";
import { endChanges } from "~/platform/records/changes/end-changes";
import { endActions } from "~/platform/records/corrective-actions/end-actions";
import { keepCertificationDates } from "~/platform/records/documents/keep-dates";
import { endRegistrantSessions } from "~/platform/records/registrations/registration-session";
import { addReviewTasks, reviewTasks } from "~/platform/records/tasks/review-tasks";
import { completeTasksAbout } from "~/platform/records/tasks/add-task";
import { assignByRule } from "~/platform/records/teamwork/assignment-rules";
import { hasCompanyFile } from "~/rules/onboarding/stages";
import type { TaskKind } from "~/rules/workspace/tasks";
import type { Effect } from "./step";

/** Assigns a submitted registration to a reviewer by the configured rules. */
export const assignReviewer: Effect = assignByRule;

/** Ends the sessions of the registrant, who from now on has an account or nothing more to do. */
export const endRegistrantAccess: Effect = (_core, trx, { id }, now) => endRegistrantSessions(trx, id, now);

/** Like `endRegistrantAccess`, but only if the company has an account. A registrant without one keeps the session. */
export const endSessionsWithAccount: Effect = async (core, trx, registration, now) => {
  if (hasCompanyFile(registration.state)) await endRegistrantAccess(core, trx, registration, now);
};

/** Completes the tasks of the state that the registration was in. */
export const completeTasks =
  (kind: TaskKind): Effect =>
  (_core, trx, { id }) =>
    completeTasksAbout(trx, id, kind);

/** Ends open changes of the company file and open corrective actions. */
export const endOpenWork: Effect = async (core, trx, { id }, now) => {
  await endChanges(core, trx, id, now);
  await endActions(core, trx, id, now);
};

/** Stores the expiry dates of the approved certification documents. */
export const keepExpiryDates: Effect = (core, trx, { id }, now) => keepCertificationDates(core, trx, id, now);

/** Creates purchasing's task for the review in the new state. */
export const askForReview: Effect = async (_core, trx, registration, now) => {
  const state = reviewTasks.find((one) => one === registration.state);
  if (!state) throw new Error(`Purchasing has no task in ${registration.state}`);
  const { id: registrationId, due_at } = registration;
  await addReviewTasks(trx, { registrationId, state, company: registration, created_at: iso(now), due_at });
};
