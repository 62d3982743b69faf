import { formatList } from "~/rules/format";
import { pages } from "~/rules/pages";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import type { Language } from "~/i18n/language";
import { categoriesChanged } from "~/platform/core/emails/categories-changed";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import { inBoth } from "~/platform/core/words/words-in";
import { accountById } from "~/platform/records/accounts/accounts";
import { supplierAccounts } from "~/platform/records/accounts/recipients";
import { findCategoryNames } from "~/platform/records/categories/qualified-categories";
import { sendMessage } from "~/platform/records/messages/messages";

/** A change of categories, by their codes, for the message to the supplier. */
type News = { after: readonly string[]; added: readonly string[]; removed: readonly string[]; reason: string };

/**
 * Notifies the people of a supplier of its qualified categories, in the workspace and by email. The reason is only in the email
 * and on the page, because messages are not encrypted.
 */
export async function notifyOfChange(
  core: Core,
  trx: Db,
  { id, language, number }: Tables["registration"],
  { after, added, removed, reason }: News,
  now: Date,
): Promise<void> {
  const names = await findCategoryNames(trx, [...after, ...removed]);
  const list = (into: Language, codes: readonly string[]) => formatList(into, codes.map(names(into)));
  const words = inBoth("accountMessages", (t, into) => ({
    title: t("categories.title"),
    body: t("categories.body", { categories: list(into, after) }),
  }));
  const news = (into: Language) => ({
    number: number ?? "",
    now: list(into, after),
    added: list(into, added),
    removed: list(into, removed),
    reason,
  });
  const message = categoriesChanged({ ...core.config, language }, { zh: news("zh"), en: news("en") });
  for (const accountId of await supplierAccounts(trx, id)) {
    await sendMessage(trx, { at: now, accountId, words, to: pages.standing });
    const { email } = await accountById({ db: trx, seal: core.seal }, accountId);
    await putInOutbox(trx, core.seal, { kind: "categories.changed", to: email, message, now, registrationId: id });
  }
}
