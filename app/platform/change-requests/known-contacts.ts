import { answered, type Typed } from "~/rules/typed";
import type { Core } from "../core";
import type { Db, Tables } from "../db/schema";
import { accountById } from "../identity/accounts";
import { readSection } from "../registration/draft";
import { openOwner } from "../registration/owner";
import type { Contact, Known } from "./contents";

/**
 * Everybody known of a company at this moment: the registrant, the business contacts on file, the accounts. They are told;
 * called are only the contacts' numbers, which purchasing approved, never one that an account says of itself.
 */
export async function knownContacts(core: Core, trx: Db, registration: Tables["registration"]): Promise<Known> {
  const contacts = await contactsOf(core, trx, registration.id);
  const emails = [
    openOwner(core.seal, registration).email,
    ...contacts.map(({ email }) => email),
    ...(await accountEmails(core, trx, registration.id)),
  ];
  return {
    emails: distinct(emails.filter((email) => email !== undefined)),
    numbers: contacts.flatMap(({ id, name, phone }, at): Contact[] =>
      phone ? [{ contactId: id ?? String(at), name: name ?? "", number: phone }] : [],
    ),
  };
}

type Row = { id?: string; name?: string; phone?: string; email?: string };

async function contactsOf(core: Core, trx: Db, registrationId: string): Promise<Row[]> {
  if (core.config.hiddenTab === "contact") return [];
  const { values } = await readSection(core, trx, registrationId, "contact");
  const { contacts } = answered(values as Typed);
  return Array.isArray(contacts) ? contacts : [];
}

async function accountEmails({ seal }: Core, trx: Db, registrationId: string): Promise<string[]> {
  const members = await trx
    .selectFrom("tenant_member")
    .innerJoin("tenant", "tenant.id", "tenant_member.tenant_id")
    .select("account_id")
    .distinct()
    .where("tenant.registration_id", "=", registrationId)
    .execute();
  const accounts = await Promise.all(members.map(({ account_id }) => accountById({ db: trx, seal }, account_id)));
  return accounts.map(({ email }) => email);
}

/** One letter to an address, however it was written. */
const distinct = (emails: string[]) => [...new Map(emails.map((email) => [email.toLowerCase(), email])).values()];
