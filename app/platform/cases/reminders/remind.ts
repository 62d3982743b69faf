import { type ReminderKind, reminders } from "~/rules/onboarding/promised-dates";
import type { Core } from "~/platform/core/core";
import type { Tables } from "~/platform/core/database/schema";
import { daysLater, iso } from "~/platform/core/base/instants";
import { sendReminder } from "~/platform/records/onboarding/send-reminder";

/** The batch size; the next run continues. */
const batchSize = 200;
const kinds = Object.keys(reminders) as ReminderKind[];

type RegistrationRow = Tables["registration"] & { since: string };

/**
 * Reminds suppliers of unfinished submissions (decision 020), once each time a state is entered. The row's key ensures this even
 * if several processes run it.
 */
export async function remind(core: Core): Promise<void> {
  for (const kind of kinds) for (const row of await dueFor(core, kind)) await remindOf(core, kind, row);
  core.emailWaits();
}

function dueFor({ db, now }: Core, kind: ReminderKind): Promise<RegistrationRow[]> {
  const { states, daysAfter } = reminders[kind];
  const limit = iso(daysLater(now(), -daysAfter));
  const stageEntries = db
    .selectFrom("stage_history")
    .select(({ fn }) => ["registration_id", fn.max("at").as("since")])
    .groupBy("registration_id")
    .as("entered");
  return db
    .selectFrom("registration")
    .innerJoin(stageEntries, "entered.registration_id", "registration.id")
    .leftJoin("reminder", (join) =>
      join
        .onRef("reminder.registration_id", "=", "registration.id")
        .onRef("reminder.since", "=", "entered.since")
        .on("reminder.kind", "=", kind),
    )
    .selectAll("registration")
    .select("entered.since")
    .where("state", "in", states)
    .where("submitted_at", "is not", null)
    .where("reminder.at", "is", null)
    .where("entered.since", "<=", limit)
    .limit(batchSize)
    .execute();
}

const remindOf = (core: Core, kind: ReminderKind, row: RegistrationRow) =>
  core.db.transaction().execute((trx) => sendReminder(core, trx, row, { kind, since: row.since, now: core.now() }));
