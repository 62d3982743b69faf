import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { questionEmail } from "~/platform/core/emails/question";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import { inBoth } from "~/platform/core/words/words-in";
import { supplierAccounts } from "~/platform/records/accounts/recipients";
import { countUnreadQuestions, reviewerReader, supplierReader } from "~/platform/records/conversation/questions";
import { sendMessage } from "~/platform/records/messages/messages";
import { companyNameIn } from "~/platform/records/registrations/company-name";
import { openOwner } from "~/platform/records/registrations/find-registration";
import { readDraft } from "~/platform/records/registrations/saved-section";
import { purchasingManagers } from "~/platform/records/tasks/review-tasks";
import { questionsPath } from "~/rules/conversation/questions-path";
import { hasCompanyFile } from "~/rules/onboarding/stages";
import { fillIn, pages } from "~/rules/pages";

type Registration = Tables["registration"];

/**
 * Notifies the supplier of a message that is about to be written: an email to the registrant and, once the company is
 * approved, a message to each of its accounts. Sends nothing while an earlier message from purchasing is unread. The
 * text is encrypted, so the email contains a link only.
 */
export async function notifySupplier(core: Core, trx: Db, registration: Registration, now: Date): Promise<void> {
  const { seal, config } = core;
  const { id, state, language, number } = registration;
  if ((await countUnreadQuestions(trx, id, supplierReader)) > 0) return;
  const hasAccount = hasCompanyFile(state);
  await putInOutbox(trx, seal, {
    kind: "conversation.question",
    to: openOwner(seal, registration).email,
    message: questionEmail({ ...config, language }, { number, path: hasAccount ? pages.ownQuestions : questionsPath }),
    now,
    registrationId: registration.submitted_at === null ? undefined : id,
  });
  if (!hasAccount) return;
  const words = inBoth("conversationEmails", (t) => ({ title: t("account.title"), body: t("account.body") }));
  for (const accountId of await supplierAccounts(trx, id))
    await sendMessage(trx, { at: now, accountId, words, to: pages.ownQuestions });
}

/**
 * Notifies the reviewer of a registration, or all purchasing managers if it has none, of a message that is about to be written.
 * Those with an unread message of the supplier get no second notice.
 */
export async function notifyReviewers(core: Core, trx: Db, registration: Registration, now: Date): Promise<void> {
  const { id, assignee_id } = registration;
  const words = await wordsFor(core, trx, registration);
  const readers = assignee_id === null ? await purchasingManagers(trx) : [assignee_id];
  for (const accountId of readers) {
    if ((await countUnreadQuestions(trx, id, reviewerReader(accountId))) > 0) continue;
    await sendMessage(trx, { at: now, accountId, words, to: fillIn(pages.questions, id) });
  }
}

/** The name of a draft is in its encrypted answers. If it has none yet, the registrant's name is used. */
async function wordsFor(core: Core, trx: Db, registration: Registration) {
  const { company_name, company_english_name } = registration;
  const inDraft =
    registration.submitted_at === null ? companyNameIn(await readDraft(core, trx, registration.id)) : company_name;
  const { name } = openOwner(core.seal, registration);
  const companyIn = {
    zh: inDraft ?? company_english_name ?? name,
    en: company_english_name ?? inDraft ?? name,
  };
  return inBoth("conversationEmails", (t, language) => {
    const company = companyIn[language];
    return { title: t("reviewer.title", { company }), body: t("reviewer.body", { company }) };
  });
}
