import { type ReminderKind, reminders } from "~/rules/onboarding/reminders";
import type { Core } from "../core";
import type { Db, Tables } from "../db/schema";
import { iso, secondsLater } from "../instants";
import { reminderLetter } from "../mail/letters/reminder";
import { putInOutbox } from "../mail/outbox";
import { sendMessage } from "../messages/send-message";
import { openOwner } from "../registration/owner";
import { purchasingManagers } from "../tasks/purchasing";
import { reminderMessage } from "./reminder-words";

const day = 24 * 3600;
/** How many are reminded of in one go; the next run takes the others. */
const atOnce = 200;
const kinds = Object.keys(reminders) as ReminderKind[];

type Row = Tables["registration"] & { since: string };

/**
 * Reminds who has to act (design §5): purchasing of a review whose day comes or has passed, a supplier of what it has not
 * handed in. Each once for every time a state is entered, however many processes ask: the row's key decides.
 */
export async function remind(core: Core): Promise<void> {
  for (const kind of kinds) for (const row of await dueFor(core, kind)) await remindOne(core, kind, row);
  core.letterWaits();
}

function dueFor({ db, now }: Core, kind: ReminderKind): Promise<Row[]> {
  const rule = reminders[kind];
  const days = "daysAfter" in rule ? -rule.daysAfter : rule.daysBeforeDue;
  const limit = iso(secondsLater(now(), days * day));
  const entered = db
    .selectFrom("stage_history")
    .select(({ fn }) => ["registration_id", fn.max("at").as("since")])
    .groupBy("registration_id")
    .as("entered");
  return db
    .selectFrom("registration")
    .innerJoin(entered, "entered.registration_id", "registration.id")
    .leftJoin("reminder", (join) =>
      join
        .onRef("reminder.registration_id", "=", "registration.id")
        .onRef("reminder.since", "=", "entered.since")
        .on("reminder.kind", "=", kind),
    )
    .selectAll("registration")
    .select("entered.since")
    .where("state", "in", rule.states)
    .where("submitted_at", "is not", null)
    .where("reminder.at", "is", null)
    .where("daysAfter" in rule ? "entered.since" : "due_at", "<=", limit)
    .limit(atOnce)
    .execute();
}

const remindOne = (core: Core, kind: ReminderKind, row: Row) =>
  core.db.transaction().execute(async (trx) => {
    const now = core.now();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("reminder")
      .values({ registration_id: row.id, kind, since: row.since, at: iso(now) })
      .onConflict((conflict) => conflict.columns(["registration_id", "kind", "since"]).doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return;
    if (reminders[kind].to === "purchasing") await tellPurchasing(trx, kind, row, now);
    else await writeToSupplier(core, trx, kind, row, now);
  });

async function tellPurchasing(trx: Db, kind: ReminderKind, row: Row, at: Date) {
  const message = reminderMessage(kind, row);
  for (const accountId of await purchasingManagers(trx)) await sendMessage(trx, { at, accountId, ...message });
}

async function writeToSupplier({ seal, config }: Core, trx: Db, kind: ReminderKind, row: Row, now: Date) {
  const letter = reminderLetter({ ...config, language: row.language }, kind, row.number ?? "");
  await putInOutbox(trx, seal, { kind: `reminder.${kind}`, to: openOwner(seal, row).email, letter, now });
}
