import { isWrittenTo, type ReminderRecipient } from "~/rules/documents/reminder-ladders";
import { contactRowsIn } from "~/rules/change-request/contact-rows";
import type { DocumentDate } from "~/rules/documents/filed-documents";
import { isEmail } from "~/rules/identifiers/email";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { documentsDue } from "~/platform/core/emails/documents-due";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import { nameFor } from "~/platform/records/registrations/company-name";
import { readDraft, toSectionValues } from "~/platform/records/registrations/saved-section";
import { openOwner } from "~/platform/records/registrations/find-registration";

/** A document for which a reminder is due. */
export type DueRung = DocumentDate & { dueOn: string; rung: number };

type Registration = Tables["registration"];
type News = { documents: readonly DueRung[]; today: string; now: Date };
type Person = { recipient: Exclude<ReminderRecipient, "purchasing">; email: string };

/** Puts one email to each person of the company in the outbox, with all of today’s reminders for this person. */
export async function writeToSupplier(core: Core, trx: Db, registration: Registration, news: News): Promise<void> {
  const people = await listPeople(core, trx, registration);
  const emails = new Set(people.map(({ email }) => email.toLowerCase()));
  for (const address of emails) {
    const roles = people.filter(({ email }) => email.toLowerCase() === address);
    const documents = news.documents.filter(({ rung }) => roles.some(({ recipient }) => isWrittenTo(recipient, rung)));
    const [first] = roles;
    if (!first || documents.length === 0) continue;
    const { language } = registration;
    const message = documentsDue(
      { ...core.config, language },
      first.recipient === "registrant" ? "registrant" : "contact",
      { companyName: nameFor(language, registration), documents, today: news.today },
    );
    await putInOutbox(trx, core.seal, {
      kind: "documents.due",
      to: first.email,
      message,
      now: news.now,
      registrationId: registration.id,
    });
  }
}

/** The first contact on file is the main one, the next is the second; without contacts it is the registrant. */
async function listPeople(core: Core, trx: Db, registration: Registration): Promise<Person[]> {
  const { contact = {} } = toSectionValues(await readDraft(core, trx, registration.id));
  const [main, second] = contactRowsIn(contact).flatMap(({ email }) => (email && isEmail(email) ? email : []));
  const { email: registrant } = openOwner(core.seal, registration);
  return [
    ...(main ? [{ recipient: "contact" as const, email: main }] : []),
    ...(second ? [{ recipient: "secondContact" as const, email: second }] : []),
    { recipient: "registrant", email: registrant },
    ...(main ? [] : [{ recipient: "contact" as const, email: registrant }]),
  ];
}
