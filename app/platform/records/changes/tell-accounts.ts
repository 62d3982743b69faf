import { careOf } from "~/rules/change-request/care";
import { companyNameOf } from "~/platform/records/registrations/company";
import type { Core } from "~/platform/ground/core";
import type { Db } from "~/platform/ground/database/schema";
import { sendMessage } from "~/platform/records/messages/messages";
import type { Change } from "./changes";
import { sectionNames } from "./section-names";

type Words = { titleZh: string; titleEn: string; bodyZh: string; bodyEn: string };
/** The section's name in both languages, what its approval took, and why it was not approved. */
type Facts = { zh: string; en: string; approvers: number; coolingHours: number; reason: string };

/** What the supplier who requested it is told of a change. */
const toSupplier = {
  effective: ({ zh, en }: Facts): Words => ({
    titleZh: `变更已生效：${zh}`,
    titleEn: `Change in effect: ${en}`,
    bodyZh: `贵公司对${zh}的变更已批准并生效，企业档案已更新。`,
    bodyEn: `Your change to ${en} was approved and has taken effect. Your company file is updated.`,
  }),
  scheduled: ({ zh, en, approvers, coolingHours }: Facts): Words => ({
    titleZh: `变更已批准，等待生效：${zh}`,
    titleEn: `Change approved, not yet in effect: ${en}`,
    bodyZh: `贵公司对${zh}的变更已由 ${approvers} 位采购人员批准，将于 ${coolingHours} 小时后生效，生效前仍使用原信息。`,
    bodyEn: `Your change to ${en} was approved by ${approvers === 1 ? "1 person" : `${approvers} people`} in Procurement. It takes effect in ${coolingHours} hours. Until then the old details apply.`,
  }),
  refused: ({ zh, en, reason }: Facts): Words => ({
    titleZh: `变更已驳回：${zh}`,
    titleEn: `Change not approved: ${en}`,
    bodyZh: `贵公司对${zh}的变更申请已被驳回，企业档案保持不变。可按原因修改后重新申请。\n\n原因：${reason}`,
    bodyEn: `Your change to ${en} was not approved. Your company file stays the same. You can correct it and request it again.\n\nReason: ${reason}`,
  }),
  ended: ({ zh, en }: Facts): Words => ({
    titleZh: `变更已终止：${zh}`,
    titleEn: `Change ended: ${en}`,
    bodyZh: `贵公司未通过供应商认证，对${zh}的变更申请已随之终止，企业档案保持不变。`,
    bodyEn: `Your company did not pass certification, so your change to ${en} has ended. Your company file stays the same.`,
  }),
  stopped: ({ zh, en }: Facts): Words => ({
    titleZh: `变更已停止：${zh}`,
    titleEn: `Change stopped: ${en}`,
    bodyZh: `贵公司对${zh}的变更已停止并冻结，采购部将致电贵公司核实。`,
    bodyEn: `Your change to ${en} has been stopped and frozen. Procurement will call your company to check.`,
  }),
};

/** What purchasing is told of a change that waits for it. */
const toPurchasing = (name: (typeof sectionNames)[keyof typeof sectionNames], company: string | null): Words => ({
  titleZh: `待审批变更：${name.zh}`,
  titleEn: `Change to approve: ${name.en}`,
  bodyZh: `${company ? `供应商${company}` : "供应商"}申请变更${name.zh}，请及时审批。`,
  bodyEn: `${company ?? "A supplier"} has requested a change to ${name.en}. Review and decide.`,
});

/** Tells the account that requested a change what became of it. */
export async function tellSupplier(
  trx: Db,
  { id, section_id, care_level, submitter_id }: Change,
  news: keyof typeof toSupplier,
  now: Date,
  reason = "",
): Promise<void> {
  const { approvers, coolingHours } = careOf(care_level);
  const words = toSupplier[news]({ ...sectionNames[section_id], approvers, coolingHours, reason });
  await sendMessage(trx, { at: now, accountId: submitter_id, ...words, to: `/gcis/changes/${id}` });
}

/** Tells everybody who reviews registrations that a change waits for them. */
export async function tellPurchasing(
  core: Core,
  trx: Db,
  { id, section_id, registration_id }: Change,
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
  const words = toPurchasing(sectionNames[section_id], await companyNameOf(core, trx, registration_id));
  for (const { account_id } of reviewers)
    await sendMessage(trx, { at: now, accountId: account_id, ...words, to: `/gsrm/changes/${id}` });
}
