import { hasCompanyFile } from "~/rules/onboarding/stages";
import type { Core } from "../core";
import type { Db, Tables } from "../db/schema";
import { fileInfected } from "../mail/letters/file-infected";
import { putInOutbox } from "../mail/outbox";
import { raiseAlarm } from "../messages/raise-alarm";
import { sendMessage } from "../messages/send-message";
import { openOwner } from "../registration/owner";

type Registration = Tables["registration"];

const toSupplier = {
  titleZh: "贵公司上传的一个文件含有病毒，已被删除",
  titleEn: "A file that your company uploaded contains a virus and was removed",
  bodyZh: "文件内容已被删除，没有人能够打开它。请上传一个没有病毒的文件，并检查制作或保存该文件的电脑。",
  bodyEn:
    "Its content is removed, and nobody can open it. Please upload a clean file, and have the computer checked on which it was made or stored.",
};

const toPurchasing = {
  titleZh: "供应商上传的文件含有病毒",
  titleEn: "A supplier uploaded a file with a virus",
  bodyZh:
    "扫描发现供应商上传的一个文件含有病毒，文件内容已被删除，无法打开。请不要通过其他途径打开该供应商发来的同一文件。",
  bodyEn:
    "The scan found a virus in a file of a supplier. Its content is removed and cannot be opened. Do not open the same file if the supplier sends it another way.",
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
