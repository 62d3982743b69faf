import type { z } from "zod";
import type { blockList } from "~/contract";
import type { Seal } from "~/platform/core/seal";
import type { Db } from "~/platform/core/database/schema";
import { inBoth } from "~/platform/core/words/words-in";
import {
  type EntryFact,
  listMatchedRegistrations,
  type MatchedRegistration,
} from "~/platform/records/block-list/matched-registrations";
import { sendMessage } from "~/platform/records/messages/messages";
import { nameFor } from "~/platform/records/registrations/company-name";
import { listHeads } from "~/platform/records/teamwork/purchasing-head";
import { blockFacts, isExact } from "~/rules/onboarding/block-facts";
import { fillIn, pages } from "~/rules/pages";

type Matches = z.input<typeof blockList.add.answer>;
type By = { accountId: string; now: Date };

/**
 * The registrations that match an entry in effect now. The reviewer of each, or the heads of purchasing if it has none,
 * receive a message in the transaction that adds or changes the entry; the person who changed it sees them in the
 * response instead. Nothing is blocked.
 */
export async function reportMatches(seal: Seal, trx: Db, facts: readonly EntryFact[], by: By): Promise<Matches> {
  const { total, registrations } = await listMatchedRegistrations(seal, trx, facts);
  const heads = registrations.some(({ assignee_id }) => assignee_id === null) ? await listHeads(trx) : [];
  for (const registration of registrations) {
    const { id, assignee_id } = registration;
    const readers = (assignee_id === null ? heads : [assignee_id]).filter((accountId) => accountId !== by.accountId);
    const message = { at: by.now, words: toWords(registration), to: fillIn(pages.registrationFile, id) };
    for (const accountId of readers) await sendMessage(trx, { ...message, accountId });
  }
  return {
    total,
    matches: registrations.map((row) => ({
      registrationId: row.id,
      number: row.number,
      companyName: row.company_name,
      companyEnglishName: row.company_english_name,
      facts: blockFacts.filter((fact) => row.facts.includes(fact)),
    })),
  };
}

const toWords = (registration: MatchedRegistration) =>
  inBoth("accountMessages", (t, language) => {
    const values = { company: nameFor(language, registration), number: registration.number ?? "" };
    const body = registration.facts.some((fact) => isExact[fact]) ? "blockListMatch.body" : "blockListMatch.nameBody";
    return { title: t("blockListMatch.title", values), body: t(body, values) };
  });
