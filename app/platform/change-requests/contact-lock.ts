import type { Db } from "../db/schema";
import { newId } from "../identity/accounts";
import { iso, secondsLater } from "../instants";
import { contactLockSeconds } from "../limits";

type Whose = { account_id: string } | { registration_id: string };

/** Notes that an e-mail, a phone number or the contacts of a company changed, in the transaction in which they do (S-51). */
export async function noteContactChange(trx: Db, whose: Whose, now: Date): Promise<void> {
  await trx
    .insertInto("contact_change")
    .values({ account_id: null, registration_id: null, ...whose, id: newId(), at: iso(now) })
    .execute();
}

/**
 * Until when no change of bank details is taken: whoever has got at a contact would otherwise be asked about it themselves
 * (T-02). Null: nothing changed within seven days.
 */
export async function bankLockedUntil(db: Db, registrationId: string, now: Date): Promise<string | null> {
  const members = db
    .selectFrom("tenant_member")
    .innerJoin("tenant", "tenant.id", "tenant_member.tenant_id")
    .select("account_id")
    .where("tenant.registration_id", "=", registrationId);
  const last = await db
    .selectFrom("contact_change")
    .select("at")
    .where("at", ">", iso(secondsLater(now, -contactLockSeconds)))
    .where((either) => either.or([either("registration_id", "=", registrationId), either("account_id", "in", members)]))
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return last ? iso(secondsLater(last.at, contactLockSeconds)) : null;
}
