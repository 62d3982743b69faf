import { toCare } from "~/rules/change-request/care-levels";
import { supplierWords } from "~/platform/records/registrations/supplier-words";
import type { Db } from "~/platform/core/database/schema";
import { inBoth, wordsIn } from "~/platform/core/words/words-in";
import { sendMessage } from "~/platform/records/messages/messages";
import type { CompanyChange } from "./company-change";

/** The events of a change that its supplier is notified of. */
type News = "effective" | "scheduled" | "refused" | "ended" | "stopped";

/** Notifies the account that requested a change of its result. */
export async function notifyChangeSupplier(
  trx: Db,
  { id, section_id, care_level, submitter_id }: CompanyChange,
  news: News,
  now: Date,
  reason = "",
): Promise<void> {
  const { approvers, coolingHours } = toCare(care_level);
  const words = inBoth("accountMessages", (t, language) => {
    const section = wordsIn(language, "sections")(section_id);
    return {
      title: t(`change.${news}.title`, { section }),
      body: t(`change.${news}.body`, { section, count: approvers, coolingHours, reason }),
    };
  });
  await sendMessage(trx, { at: now, accountId: submitter_id, words, to: `/gcis/changes/${id}` });
}

/** Notifies all reviewers that a change is waiting for a decision. */
export async function notifyPurchasing(
  trx: Db,
  { id, section_id, registration_id }: CompanyChange,
  now: Date,
): Promise<void> {
  const reviewers = await trx
    .selectFrom("tenant_member")
    .innerJoin("role_grant", "role_grant.role_code", "tenant_member.role_code")
    .select("account_id")
    .distinct()
    .where("kind", "=", "button")
    .where("code", "=", "registration.review")
    .execute();
  const words = await supplierWords(trx, registration_id, "accountMessages", (t, company, language) => {
    const facts = { company, section: wordsIn(language, "sections")(section_id) };
    return { title: t("changeToApprove.title", facts), body: t("changeToApprove.body", facts) };
  });
  for (const { account_id } of reviewers)
    await sendMessage(trx, { at: now, accountId: account_id, words, to: `/gsrm/changes/${id}` });
}
