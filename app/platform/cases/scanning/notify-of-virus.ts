import { hasCompanyFile } from "~/rules/onboarding/stages";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { fileInfected } from "~/platform/core/emails/file-infected";
import { inBoth } from "~/platform/core/words/words-in";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import { raiseAlarm } from "~/platform/records/messages/raise-alarm";
import { supplierAccounts } from "~/platform/records/accounts/recipients";
import { sendMessage } from "~/platform/records/messages/messages";
import { supplierWords } from "~/platform/records/registrations/supplier-words";
import { openOwner } from "~/platform/records/registrations/find-registration";

type Registration = Tables["registration"];

const toSupplier = inBoth("accountMessages", (t) => ({ title: t("fileInfected.title"), body: t("fileInfected.body") }));

/**
 * Reports a virus, in the transaction that records it: to the uploader's side and, once the registration was submitted, to
 * purchasing and the super admins. Drafts are private to their supplier. The file is not named, because names are encrypted
 * (S-57).
 */
export async function notifyOfVirus(core: Core, trx: Db, registrationId: string, now: Date): Promise<void> {
  const row = await trx
    .selectFrom("registration")
    .selectAll()
    .where("id", "=", registrationId)
    .executeTakeFirstOrThrow();
  if (hasCompanyFile(row.state)) await notifyCompany(trx, row, now);
  else await notifyRegistrant(core, trx, row, now);
  if (row.submitted_at !== null) await alarmPurchasing(core, trx, row, now);
}

async function alarmPurchasing(core: Core, trx: Db, { id }: Registration, now: Date): Promise<void> {
  const words = await supplierWords(trx, id, "alarms", (t, name) => {
    const supplier = t("supplier", { name });
    return { title: t("fileInfected.title", { supplier }), body: t("fileInfected.body", { supplier }) };
  });
  await raiseAlarm(core, trx, { at: now, words, to: `/gsrm/registrations/${id}` });
}

async function notifyRegistrant({ seal, config }: Core, trx: Db, row: Registration, now: Date): Promise<void> {
  const message = fileInfected({ ...config, language: row.language }, { isOpen: row.state === "filling" });
  await putInOutbox(trx, seal, {
    kind: "file.infected",
    to: openOwner(seal, row).email,
    message,
    now,
    registrationId: row.submitted_at === null ? undefined : row.id,
  });
}

async function notifyCompany(trx: Db, { id, state }: Registration, now: Date): Promise<void> {
  const to = state === "certification" ? "/gcis/certification" : "/gcis/company";
  for (const accountId of await supplierAccounts(trx, id))
    await sendMessage(trx, { at: now, accountId, words: toSupplier, to });
}
