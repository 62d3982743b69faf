import type { Db } from "~/platform/core/database/schema";
import { newId } from "~/platform/records/accounts/accounts";
import { iso, secondsLater } from "~/platform/core/base/instants";
import { contactLockSeconds, contactsWatchedSeconds } from "~/platform/core/settings/durations";

type Whose = { account_id: string } | { registration_id: string };

/** Records, in the transaction of the change, that an email, a phone number or the contacts of a company changed (S-51). */
export async function noteContactChange(trx: Db, whose: Whose, now: Date): Promise<void> {
  await trx
    .insertInto("contact_change")
    .values({ account_id: null, registration_id: null, ...whose, id: newId(), at: iso(now) })
    .execute();
}

/**
 * The end of the period in which no change of bank details is accepted, because an attacker who replaced a contact
 * would receive the verification (T-02). Null if nothing changed within seven days.
 */
export async function bankLockedUntil(db: Db, registrationId: string, now: Date): Promise<string | null> {
  const last = await lastContactChange(db, registrationId, secondsLater(now, -contactLockSeconds));
  return last ? iso(secondsLater(last, contactLockSeconds)) : null;
}

/** Whether a contact, an email or a phone number changed so recently that new bank details are a risk. */
export const hasContactChangeSince = async (db: Db, registrationId: string, now: Date): Promise<boolean> =>
  (await lastContactChange(db, registrationId, secondsLater(now, -contactsWatchedSeconds))) !== undefined;

/** When a contact of a company, or an account that works for it, last changed. Undefined if not since the given instant. */
async function lastContactChange(db: Db, registrationId: string, since: Date): Promise<string | undefined> {
  const members = db
    .selectFrom("tenant_member")
    .innerJoin("tenant", "tenant.id", "tenant_member.tenant_id")
    .select("account_id")
    .where("tenant.registration_id", "=", registrationId);
  const last = await db
    .selectFrom("contact_change")
    .select("at")
    .where("at", ">", iso(since))
    .where((either) => either.or([either("registration_id", "=", registrationId), either("account_id", "in", members)]))
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.at;
}
