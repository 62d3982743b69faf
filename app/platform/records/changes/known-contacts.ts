import type { Core } from "~/platform/ground/core";
import type { Db, Tables } from "~/platform/ground/database/schema";
import { accountById } from "~/platform/records/accounts/accounts";
import { replacedEmails } from "~/platform/records/accounts/replaced-email";
import { secondsLater } from "~/platform/ground/base/instants";
import { callableAfterSeconds, contactsWatchedSeconds } from "~/platform/ground/settings/limits";
import { openOwner } from "~/platform/records/registrations/owner";
import { contactsOnFileAt, contactsSince } from "./contacts-on-file";
import type { Contact, KnownContacts } from "./contents";

/**
 * Everybody known of a company when a change is proposed. Letters go to the registrant, the accounts and every contact that
 * was on file within 90 days, so that those who were replaced hear of it too. Only numbers that were on file 30 days ago
 * may be called: purchasing approved them, and nobody slipped them in for this change.
 */
export async function knownContacts(
  core: Core,
  trx: Db,
  registration: Tables["registration"],
  now: Date,
): Promise<KnownContacts> {
  const recent = await contactsSince(core, trx, registration, secondsLater(now, -contactsWatchedSeconds));
  const callable = await contactsOnFileAt(core, trx, registration, secondsLater(now, -callableAfterSeconds));
  const emails = [
    openOwner(core.seal, registration).email,
    ...recent.map(({ email }) => email),
    ...(await accountEmails(core, trx, registration.id, now)),
  ];
  return {
    emails: distinct(emails.filter((email) => email !== undefined)),
    numbers: callable.flatMap(({ id, name, phone }, at): Contact[] =>
      phone ? [{ contactId: id ?? String(at), name: name ?? "", number: phone }] : [],
    ),
  };
}

/** The e-mails of the company's accounts, those that were replaced lately included. */
async function accountEmails({ seal }: Core, trx: Db, registrationId: string, now: Date): Promise<string[]> {
  const members = await trx
    .selectFrom("tenant_member")
    .innerJoin("tenant", "tenant.id", "tenant_member.tenant_id")
    .select("account_id")
    .distinct()
    .where("tenant.registration_id", "=", registrationId)
    .execute();
  const ground = { db: trx, seal };
  const emails = members.map(async ({ account_id }) => [
    (await accountById(ground, account_id)).email,
    ...(await replacedEmails(ground, account_id, now, contactsWatchedSeconds)),
  ]);
  return (await Promise.all(emails)).flat();
}

/** One letter to an address, however it was written. */
const distinct = (emails: string[]) => [...new Map(emails.map((email) => [email.toLowerCase(), email])).values()];
