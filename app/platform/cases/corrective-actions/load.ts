import { toDueDays } from "~/rules/corrective-action/due-days";
import { chinaDate } from "~/rules/calendar/china-date";
import type { Core } from "~/platform/core/core";
import type { Tables } from "~/platform/core/database/schema";
import { listPeople } from "~/platform/records/accounts/people";
import {
  type ActionRow,
  listSteps,
  openActionContent,
  openStepText,
  requireAction,
  toActionSummary,
} from "~/platform/records/corrective-actions/corrective-actions";
import { filesUnder } from "~/platform/records/files/list-files";

/** A corrective action, for its supplier. */
export async function loadAction(core: Core, row: ActionRow, now: Date) {
  const steps = await listSteps(core.db, row.id);
  return { ...(await toAction(core, row, now)), steps: steps.map((step) => toStep(core, step)) };
}

/** Like `loadAction`, but for purchasing: with the company and the person who took each step. */
export async function loadForPurchasing(core: Core, actionId: string, now: Date) {
  const row = await requireAction(core.db, actionId);
  const steps = await listSteps(core.db, row.id);
  const people = await listPeople(
    core,
    steps.map(({ account_id }) => account_id),
  );
  const company = await core.db
    .selectFrom("registration")
    .select(["company_name", "company_english_name"])
    .where("id", "=", row.registration_id)
    .executeTakeFirstOrThrow();
  const { first, last } = toDueDays(chinaDate(now));
  return {
    ...(await toAction(core, row, now)),
    registrationId: row.registration_id,
    companyName: company.company_name,
    companyEnglishName: company.company_english_name,
    steps: steps.map((step) => ({
      ...toStep(core, step),
      userName: step.account_id === null ? null : (people.get(step.account_id)?.userName ?? null),
    })),
    firstDay: first,
    lastDay: last,
  };
}

async function toAction(core: Core, row: ActionRow, now: Date) {
  const { registration_id, uuid, version } = row;
  const files = await filesUnder(core, core.db, registration_id, [uuid]);
  return {
    ...toActionSummary(core, row, now),
    text: openActionContent(core, row).text,
    version,
    attachmentUUID: uuid,
    files: files[uuid] ?? [],
  };
}

const toStep = (core: Core, row: Tables["corrective_step"]) => ({
  step: row.step,
  text: openStepText(core, row),
  dueOn: row.due_on,
  at: row.at,
});
