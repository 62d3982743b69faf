import { companyNameOf } from "~/platform/records/registrations/company";
import type { Core } from "~/platform/ground/core";
import type { Db } from "~/platform/ground/database/schema";
import { raiseAlarm } from "~/platform/records/messages/raise-alarm";
import type { Change } from "./changes";
import { sectionNames } from "./section-names";

/** The section's name in both languages, and the supplier's. */
type Facts = { zh: string; en: string; company: { zh: string; en: string } };
type Words = { titleZh: string; titleEn: string; bodyZh: string; bodyEn: string };

const stopped = ({ zh, en, company }: Facts, by: string): Words => ({
  titleZh: `请立即核实：联系人停止了一项变更（${zh}）`,
  titleEn: `Check now: a contact stopped a change (${en})`,
  bodyZh: `${by} 通过邮件中的链接停止了${company.zh}对${zh}的变更，账号可能被冒用。变更已冻结，请拨打此前登记的电话与供应商核实后，再终止此变更。`,
  bodyEn: `${by} used the link in our email to stop a change to ${en} of ${company.en}. Someone may be misusing the account. The change is frozen. Call the supplier on a number we already had, then close the change.`,
});

const callDenied = ({ zh, en, company }: Facts): Words => ({
  titleZh: `请立即核实：供应商否认申请过变更（${zh}）`,
  titleEn: `Check now: a supplier denies requesting a change (${en})`,
  bodyZh: `${company.zh}在电话中表示没有申请变更${zh}，账号可能被冒用。变更已冻结，请核实后再终止此变更。`,
  bodyEn: `${company.en} said on the phone that it did not request a change to ${en}. Someone may be misusing the account. The change is frozen. Look into it, then close the change.`,
});

const changeHeld = ({ zh, en, company }: Facts): Words => ({
  titleZh: `请重新核实：变更未按时生效（${zh}）`,
  titleEn: `Check again: a change did not take effect (${en})`,
  bodyZh: `${company.zh}对${zh}的变更批准后，情况发生了变化，系统已将其冻结。请查看原因，核实后再终止此变更。`,
  bodyEn: `The situation changed after the change to ${en} of ${company.en} was approved, so the portal has frozen it. See the reason, look into it, then close the change.`,
});

const shared = ({ zh, en, company }: Facts): Words => ({
  titleZh: `请核实：其他供应商已使用变更后的银行账户（${zh}）`,
  titleEn: `Check: another supplier uses the new bank account (${en})`,
  bodyZh: `${company.zh}申请改用的银行账户已登记在其他供应商名下。批准前请核实两家公司的关系。`,
  bodyEn: `The bank account that ${company.en} has requested is already on file for another supplier. Find out how the two companies are related before you approve it.`,
});

async function alarm(core: Core, trx: Db, change: Change, at: Date, words: (facts: Facts) => Words): Promise<void> {
  const name = await companyNameOf(core, trx, change.registration_id);
  const company = { zh: name ? `供应商${name}` : "供应商", en: name ?? "the supplier" };
  const facts = { ...sectionNames[change.section_id], company };
  await raiseAlarm(core, trx, { at, ...words(facts), to: `/gsrm/changes/${change.id}` });
}

/** A contact used the stop link; `by` is their masked e-mail. */
export const alarmAboutStop = (core: Core, trx: Db, change: Change, by: string, now: Date): Promise<void> =>
  alarm(core, trx, change, now, (facts) => stopped(facts, by));

/** The supplier denied the change on the phone. */
export const alarmAboutDenial = (core: Core, trx: Db, change: Change, now: Date): Promise<void> =>
  alarm(core, trx, change, now, callDenied);

/** The portal itself held an approved change on the day it was due. */
export const alarmAboutHold = (core: Core, trx: Db, change: Change, now: Date): Promise<void> =>
  alarm(core, trx, change, now, changeHeld);

/** New bank details name an account that another supplier uses. */
export const alarmAboutSharedAccount = (core: Core, trx: Db, change: Change, now: Date): Promise<void> =>
  alarm(core, trx, change, now, shared);
