import { hasCompanyFile } from "~/rules/onboarding/stages";
import type { Core } from "~/platform/ground/core";
import type { Db, Tables } from "~/platform/ground/database/schema";
import { fileInfected } from "~/platform/ground/letters/file-infected";
import { putInOutbox } from "~/platform/ground/outbox/outbox";
import { raiseAlarm } from "~/platform/records/messages/raise-alarm";
import { sendMessage } from "~/platform/records/messages/messages";
import { openOwner } from "~/platform/records/registrations/supplier";

type Registration = Tables["registration"];

const toSupplier = {
  titleZh: "贵公司上传的一个文件含有病毒，已被删除",
  titleEn: "A file your company uploaded contained a virus and was deleted",
  bodyZh: "文件内容已删除，任何人都无法打开。请上传没有病毒的文件，并检查制作或保存该文件的电脑。",
  bodyEn:
    "Its content has been deleted, and no one can open it. Upload a clean file and check the computer the file was created or stored on.",
};

const toPurchasing = {
  titleZh: "供应商上传的文件含有病毒",
  titleEn: "A file a supplier uploaded contained a virus",
  bodyZh:
    "扫描发现供应商上传的一个文件含有病毒，文件内容已删除，无法打开。如供应商通过其他途径发来同一文件，请勿打开。",
  bodyEn:
    "The scan found a virus in a file uploaded by a supplier. Its content has been deleted and cannot be opened. If the supplier sends the same file another way, do not open it.",
};

/**
 * Tells of a virus, in the transaction that notes it: whoever uploads for the registration, and, once it was submitted,
 * purchasing and the super admins. A draft is its supplier's alone. Nothing of the file is named: names are sealed (S-57).
 */
export async function tellOfVirus(core: Core, trx: Db, registrationId: string, now: Date): Promise<void> {
  const row = await trx
    .selectFrom("registration")
    .selectAll()
    .where("id", "=", registrationId)
    .executeTakeFirstOrThrow();
  if (hasCompanyFile(row.state)) await tellCompany(trx, row, now);
  else await tellRegistrant(core, trx, row, now);
  if (row.submitted_at !== null)
    await raiseAlarm(core, trx, { at: now, ...toPurchasing, to: `/gsrm/registrations/${row.id}` });
}

async function tellRegistrant({ seal, config }: Core, trx: Db, row: Registration, now: Date): Promise<void> {
  const letter = fileInfected({ ...config, language: row.language }, { isOpen: row.state === "filling" });
  await putInOutbox(trx, seal, { kind: "file.infected", to: openOwner(seal, row).email, letter, now });
}

async function tellCompany(trx: Db, { id, state }: Registration, now: Date): Promise<void> {
  const members = await trx
    .selectFrom("tenant_member")
    .innerJoin("tenant", "tenant.id", "tenant_member.tenant_id")
    .select("account_id")
    .distinct()
    .where("tenant.registration_id", "=", id)
    .where("role_code", "=", "supplier")
    .execute();
  const to = state === "certification" ? "/gcis/certification" : "/gcis/company";
  for (const { account_id } of members) await sendMessage(trx, { at: now, accountId: account_id, ...toSupplier, to });
}
