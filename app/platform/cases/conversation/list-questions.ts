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

/** A page of the messages as the supplier reads them: who of purchasing wrote one is left out. */
export async function listForSupplier(core: Core, registration: Registration, page: Page) {
  const { rows, ...figures } = await readPage(core, registration, supplierReader, page);
  return { ...figures, messages: rows.map(({ message }) => message) };
}

/** A page of the messages as a reviewer reads them, with the company and who wrote each. */
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
    // Once its answers have been removed, the name it was submitted under is what is left.
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
