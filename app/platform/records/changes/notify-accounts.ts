import { toCare } from "~/rules/change-request/care-levels";
import { findCompanyName } from "~/platform/records/registrations/company-name";
import type { Core } from "~/platform/core/core";
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
  core: Core,
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
  const company = await findCompanyName(core, trx, registration_id);
  const words = inBoth("accountMessages", (t, language) => {
    const section = wordsIn(language, "sections")(section_id);
    if (!company)
      return {
        title: t("changeToApprove.titleUnnamed", { section }),
        body: t("changeToApprove.bodyUnnamed", { section }),
      };
    return {
      title: t("changeToApprove.title", { section, company }),
      body: t("changeToApprove.body", { section, company }),
    };
  });
  for (const { account_id } of reviewers)
    await sendMessage(trx, { at: now, accountId: account_id, words, to: `/gsrm/changes/${id}` });
}
