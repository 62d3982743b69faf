import type { Core } from "~/platform/core/core";
import type { Tables } from "~/platform/core/database/schema";
import { listPeople } from "~/platform/records/accounts/people";
import {
  countUnreadQuestions,
  isFromOther,
  lastPlace,
  openQuestion,
  type QuestionReader,
  readUpTo,
  supplierReader,
} from "~/platform/records/conversation/questions";
import { findCompanyName } from "~/platform/records/registrations/company-name";
import { openOwner } from "~/platform/records/registrations/find-registration";
import { isOver } from "~/rules/onboarding/stages";

type Registration = Tables["registration"];
type Page = { before?: number | undefined; size: number };

/** A page of the messages for the supplier, without the names of their authors in purchasing. */
export async function listForSupplier(core: Core, registration: Registration, page: Page) {
  const { rows, ...figures } = await readPage(core, registration, supplierReader, page);
  return { ...figures, messages: rows.map(({ message }) => message) };
}

/** A page of the messages for a reviewer, with the company and the author of each message. */
export async function listForReviewer(core: Core, registration: Registration, who: QuestionReader, page: Page) {
  const { rows, ...figures } = await readPage(core, registration, who, page);
  const people = await listPeople(
    core,
    rows.map(({ accountId }) => accountId),
  );
  const { name } = openOwner(core.seal, registration);
  const nameOf = (accountId: string | null) => (accountId === null ? name : (people.get(accountId)?.userName ?? ""));
  return {
    ...figures,
    messages: rows.map(({ message, accountId }) => ({ ...message, userName: nameOf(accountId) })),
    // After its answers have been removed, only the name under which it was submitted remains.
    companyName: registration.company_name ?? (await findCompanyName(core, core.db, registration.id)),
    number: registration.number,
    registrantName: name,
  };
}

async function readPage(core: Core, { id, state }: Registration, who: QuestionReader, { before, size }: Page) {
  const rows = await core.db
    .selectFrom("question")
    .selectAll()
    .where("registration_id", "=", id)
    .$if(before !== undefined, (query) => query.where("place", "<", before ?? 0))
    .orderBy("place", "desc")
    .limit(size)
    .execute();
  const read = await readUpTo(core.db, id, who);
  return {
    rows: rows.toReversed().map((row) => ({
      accountId: row.account_id,
      message: {
        place: row.place,
        side: row.side,
        text: openQuestion(core, row),
        about: row.section_id === null ? null : { section: row.section_id, field: row.field },
        at: row.at,
        isUnread: isFromOther(row, who) && row.place > read,
      },
    })),
    total: await lastPlace(core.db, id),
    unread: await countUnreadQuestions(core.db, id, who),
    canWrite: !isOver(state),
  };
}
