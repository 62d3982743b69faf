import { bankCoolingHours } from "~/rules/limits";
import type { Db } from "../db/schema";
import { sendMessage } from "../messages/send-message";
import type { Change } from "./contents";
import { sectionNames } from "./section-names";

type Name = { zh: string; en: string };
type Words = { titleZh: string; titleEn: string; bodyZh: string; bodyEn: string };

/** What the supplier who proposed it is told of a change. */
const toSupplier = {
  effective: ({ zh, en }: Name): Words => ({
    titleZh: `变更已生效：${zh}`,
    titleEn: `Your change is in force: ${en}`,
    bodyZh: `贵公司对${zh}的变更已批准并生效，企业档案已更新。`,
    bodyEn: `Your change of the ${en} was approved and is in force. Your company file shows it.`,
  }),
  scheduled: ({ zh, en }: Name): Words => ({
    titleZh: `变更已批准，等待生效：${zh}`,
    titleEn: `Your change is approved and waits: ${en}`,
    bodyZh: `贵公司对${zh}的变更已获批准，${bankCoolingHours} 小时后生效，在此之前仍使用原信息。`,
    bodyEn: `Procurement has approved your change of the ${en}. It takes effect in ${bankCoolingHours} hours; until then the old details hold.`,
  }),
  refused: ({ zh, en }: Name, reason: string): Words => ({
    titleZh: `变更未获批准：${zh}`,
    titleEn: `Your change was refused: ${en}`,
    bodyZh: `贵公司对${zh}的变更未获批准，企业档案保持不变。\n\n原因：${reason}`,
    bodyEn: `Your change of the ${en} was refused; your company file stays as it is.\n\nThe reason: ${reason}`,
  }),
  stopped: ({ zh, en }: Name): Words => ({
    titleZh: `变更已被停止：${zh}`,
    titleEn: `Your change was stopped: ${en}`,
    bodyZh: `贵公司对${zh}的变更已被停止并冻结，采购部会与贵公司联系核实。`,
    bodyEn: `Your change of the ${en} was stopped and is frozen. Procurement will call your company.`,
  }),
};

/** What purchasing is told of a change that waits for it. */
const toPurchasing = ({ zh, en }: Name): Words => ({
  titleZh: `供应商提出变更：${zh}`,
  titleEn: `A supplier asks for a change: ${en}`,
  bodyZh: `有供应商申请变更${zh}，请查看并决定。`,
  bodyEn: `A supplier asks to change its ${en}. Please look at it and decide.`,
});

/** Tells the account that proposed a change what became of it. */
export async function tellSupplier(
  trx: Db,
  { id, section_id, submitter_id }: Change,
  news: keyof typeof toSupplier,
  now: Date,
  reason = "",
): Promise<void> {
  const words = toSupplier[news](sectionNames[section_id], reason);
  await sendMessage(trx, { at: now, accountId: submitter_id, ...words, to: `/gcis/changes/${id}` });
}

/** Tells everybody who reviews registrations that a change waits for them. */
export async function tellPurchasing(trx: Db, { id, section_id }: Change, now: Date): Promise<void> {
  const reviewers = await trx
    .selectFrom("tenant_member")
    .innerJoin("role_grant", "role_grant.role_code", "tenant_member.role_code")
    .select("account_id")
    .distinct()
    .where("kind", "=", "button")
    .where("code", "=", "registration.review")
    .execute();
  const words = toPurchasing(sectionNames[section_id]);
  for (const { account_id } of reviewers)
    await sendMessage(trx, { at: now, accountId: account_id, ...words, to: `/gsrm/changes/${id}` });
}
