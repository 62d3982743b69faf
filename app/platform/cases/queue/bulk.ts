import type { z } from "zod";
import type { queueBulk } from "~/contract";
import { findReminder } from "~/rules/queue/bulk-actions";
import type { Core } from "~/platform/core/core";
import { chinaDate } from "~/rules/calendar/china-date";
import { refuse, RefusalError } from "~/platform/core/base/refuse";
import type { Db, Tables } from "~/platform/core/database/schema";
import { requireSubmitted } from "~/platform/records/onboarding/require-submitted";
import { sendReminder } from "~/platform/records/onboarding/send-reminder";
import { loadRegistrationVersion } from "~/platform/records/onboarding/registration-version";
import { lockRegistration } from "~/platform/records/registrations/lock-registration";
import { moveOn } from "~/platform/lifecycle/move-on";

type BulkInput = z.output<typeof queueBulk.run.input>;
type Act = (core: Core, trx: Db, row: Tables["registration"], by: By) => Promise<unknown>;
type By = { accountId: string; now: Date };

/** Runs one action on several registrations, each in its own transaction: a refusal of one does not affect the others. */
export async function runBulk(core: Core, { action, registrationIds }: BulkInput, by: By) {
  const outcomes = [];
  for (const registrationId of new Set(registrationIds))
    outcomes.push({ registrationId, code: await tryOne(core, actions[action], registrationId, by) });
  core.emailWaits();
  core.headWaits();
  return { outcomes };
}

/** The code of the refusal, or null if it succeeded. */
async function tryOne(core: Core, act: Act, registrationId: string, by: By): Promise<string | null> {
  try {
    await requireSubmitted(core, registrationId);
    await core.db.transaction().execute(async (trx) => act(core, trx, await lockRegistration(trx, registrationId), by));
    return null;
  } catch (error) {
    if (error instanceof RefusalError) return error.code;
    throw error;
  }
}

const actions: Record<BulkInput["action"], Act> = { remind: remindByHand, startCertification };

async function startCertification(core: Core, trx: Db, row: Tables["registration"], { accountId, now }: By) {
  const version = await loadRegistrationVersion(core, trx, row);
  const by = { kind: "purchasing", accountId, version } as const;
  await moveOn(core, trx, { registrationId: row.id, event: "startCertification", by, now });
}

/**
 * The email that the supplier would get automatically some days later. It can be sent manually once a day, regardless
 * of the sender.
 */
async function remindByHand(core: Core, trx: Db, row: Tables["registration"], { accountId, now }: By) {
  const kind = findReminder(row.state) ?? refuse("conflict", "onboarding.notPossible");
  const reminder = { kind, since: chinaDate(now), actor: `account:${accountId}`, now };
  if (!(await sendReminder(core, trx, row, reminder))) refuse("conflict", "onboarding.remindedToday");
}
