import { isCorrectiveOver } from "~/rules/corrective-action/corrective-transitions";
import { formatDay } from "~/rules/format";
import { fillIn, pages } from "~/rules/pages";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { correctiveEmail, type CorrectiveNews } from "~/platform/core/emails/corrective-action";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import { inBoth } from "~/platform/core/words/words-in";
import { supplierAccounts } from "~/platform/records/accounts/recipients";
import { sendMessage } from "~/platform/records/messages/messages";
import { openOwner } from "~/platform/records/registrations/find-registration";
import type { ActionRow } from "./corrective-actions";

/** Notifies a supplier of a corrective action: an email to the registrant, and a message to each account of the company. */
export async function notifyActionSupplier(
  { seal, config }: Core,
  trx: Db,
  { registration_id, id, number, due_on: dueOn, state }: ActionRow,
  news: CorrectiveNews,
  now: Date,
): Promise<void> {
  const path = fillIn(pages.ownCorrectiveAction, id);
  const registration = await trx
    .selectFrom("registration")
    .select(["id", "owner_sealed", "language"])
    .where("id", "=", registration_id)
    .executeTakeFirstOrThrow();
  const message = correctiveEmail({ ...config, language: registration.language }, news, { number, dueOn, path });
  await putInOutbox(trx, seal, {
    kind: `correctiveAction.${news}`,
    to: openOwner(seal, registration).email,
    message,
    now,
    registrationId: registration_id,
  });
  const words = inBoth("correctiveActions", (t, language) => {
    const values = { number, day: formatDay(language, dueOn) };
    return {
      title: t(`emails.${news}.subject`, values),
      body: [t(`emails.${news}.opening`, values), ...(isCorrectiveOver(state) ? [] : [t("message.next")])].join("\n\n"),
    };
  });
  for (const accountId of await supplierAccounts(trx, registration_id))
    await sendMessage(trx, { at: now, accountId, words, to: path });
}
