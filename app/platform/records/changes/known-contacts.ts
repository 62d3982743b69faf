import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { accountById } from "~/platform/records/accounts/accounts";
import { replacedEmails } from "~/platform/records/accounts/replaced-email";
import { secondsLater, iso } from "~/platform/core/base/instants";
import { callableAfterSeconds, contactsWatchedSeconds } from "~/platform/core/settings/durations";
import { openOwner } from "~/platform/records/registrations/find-registration";
import { type ContactRow, contactRowsIn } from "~/rules/change-request/contact-rows";
import { readSavedSection } from "~/platform/records/registrations/saved-section";
import { readRound } from "~/platform/records/registrations/rounds";
import { type CalledContact, type KnownContacts, openContents } from "./company-change";

/**
 * All known contacts of a company when a change is requested. Emails go to the registrant, the accounts and every contact that
 * was on file within 90 days, so that those who were replaced are informed too. Only numbers that were on file 30 days ago may
 * be called: purchasing approved them before, so they were not added for this change.
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
    numbers: callable.flatMap(({ id, name, phone }, at): CalledContact[] =>
      phone ? [{ contactId: id ?? String(at), name: name ?? "", number: phone }] : [],
    ),
  };
}

/** The emails of the company's accounts, including those replaced recently. */
async function accountEmails({ seal }: Core, trx: Db, registrationId: string, now: Date): Promise<string[]> {
  const members = await trx
    .selectFrom("tenant_member")
    .innerJoin("tenant", "tenant.id", "tenant_member.tenant_id")
    .select("account_id")
    .distinct()
    .where("tenant.registration_id", "=", registrationId)
    .execute();
  const core = { db: trx, seal };
  const emails = members.map(async ({ account_id }) => [
    (await accountById(core, account_id)).email,
    ...(await replacedEmails(core, account_id, now, { seconds: contactsWatchedSeconds, withLost: true })),
  ]);
  return (await Promise.all(emails)).flat();
}

/** One email per address, regardless of spelling variants. */
const distinct = (emails: string[]) => [...new Map(emails.map((email) => [email.toLowerCase(), email])).values()];

type Registration = Pick<Tables["registration"], "id" | "submitted_at">;

/** The business contacts of a company file now. */
async function contactsOnFile(core: Core, trx: Db, registrationId: string): Promise<ContactRow[]> {
  const { values } = await readSavedSection(core, trx, registrationId, "contact");
  return contactRowsIn(values);
}

/**
 * The business contacts that were on file at an instant: the current ones, walked back over the changes that took effect
 * since; before the approval, those of the round that was submitted last. None before the first submission.
 */
async function contactsOnFileAt(core: Core, trx: Db, { id }: Registration, at: Date): Promise<ContactRow[]> {
  const round = await lastRoundAt(trx, id, at);
  if (round === undefined) return [];
  const [first] = await contactChangesSince(trx, id, at);
  if (first) return contactRowsIn(openContents(core.seal, first).before);
  const isNewest = round.isLast;
  if (isNewest) return contactsOnFile(core, trx, id);
  const submittedRound = await readRound({ ...core, db: trx }, id, round.number);
  return contactRowsIn(submittedRound?.typed.contact ?? {});
}

/** Every contact that was on file at any time since an instant, the current ones first. */
async function contactsSince(core: Core, trx: Db, { id }: Registration, since: Date): Promise<ContactRow[]> {
  const changes = await contactChangesSince(trx, id, since);
  const before = changes.flatMap((change) => contactRowsIn(openContents(core.seal, change).before));
  return [...(await contactsOnFile(core, trx, id)), ...before];
}

/** The changes of contacts that took effect after an instant, the oldest first. */
const contactChangesSince = (trx: Db, registrationId: string, since: Date) =>
  trx
    .selectFrom("change_request")
    .selectAll()
    .where("registration_id", "=", registrationId)
    .where("section_id", "=", "contact")
    .where("state", "=", "effective")
    .where("applied_at", ">", iso(since))
    .orderBy("applied_at")
    .execute();

/** The last round that was submitted by an instant, and whether it is the last of all. */
async function lastRoundAt(trx: Db, registrationId: string, at: Date) {
  const rounds = await trx
    .selectFrom("submitted_section")
    .select(({ fn }) => ["round", fn.min("submitted_at").as("submittedAt")])
    .where("registration_id", "=", registrationId)
    .groupBy("round")
    .orderBy("round", "desc")
    .execute();
  const place = rounds.findIndex(({ submittedAt }) => submittedAt <= iso(at));
  const round = rounds[place];
  return round && { number: round.round, isLast: place === 0 };
}
