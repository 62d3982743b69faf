import type { Core } from "../core";
import type { Db } from "../db/schema";
import { raiseAlarm } from "../messages/raise-alarm";
import type { Change } from "./contents";
import { sectionNames } from "./section-names";

type Name = { zh: string; en: string };
type Words = { titleZh: string; titleEn: string; bodyZh: string; bodyEn: string };

const stopped = ({ zh, en }: Name, by: string): Words => ({
  titleZh: `请立即核实：联系人停止了一项变更（${zh}）`,
  titleEn: `Please check at once: a contact stopped a change (${en})`,
  bodyZh: `${by} 通过邮件中的链接停止了对${zh}的变更，供应商的账号可能被人冒用。变更已冻结。请拨打此前登记的电话与供应商核实，然后结束此变更。`,
  bodyEn: `${by} stopped a change of the ${en} with the link in the e-mail. Somebody may be using the supplier's account. The change is frozen. Call the supplier at a number known before, then close the change.`,
});

const denied = ({ zh, en }: Name): Words => ({
  titleZh: `请立即核实：供应商否认提出过变更（${zh}）`,
  titleEn: `Please check at once: a supplier denies having asked for a change (${en})`,
  bodyZh: `供应商在电话中表示没有申请变更${zh}，其账号可能被人冒用。变更已冻结，请核实后结束此变更。`,
  bodyEn: `On the phone the supplier said that it did not ask to change its ${en}. Somebody may be using its account. The change is frozen. Look into it, then close the change.`,
});

const held = ({ zh, en }: Name): Words => ({
  titleZh: `变更未按时生效，请重新核实（${zh}）`,
  titleEn: `A change did not take effect; please look again (${en})`,
  bodyZh: `对${zh}的变更在批准之后、生效之前，情况发生了变化，系统已将其冻结。请查看原因，核实后结束此变更。`,
  bodyEn: `Something about a change of the ${en} is no longer as it was when it was approved, so the portal has frozen it. See why, look into it, then close the change.`,
});

const shared = ({ zh, en }: Name): Words => ({
  titleZh: `请核实：变更后的银行账户已被其他供应商使用（${zh}）`,
  titleEn: `Please check: another supplier uses the new bank account (${en})`,
  bodyZh: "供应商申请改用的银行账户已登记在其他供应商名下。批准前请核实两家公司的关系。",
  bodyEn:
    "The bank account that a supplier asks to use is on file for another supplier. Find out how the two companies are related before you approve it.",
});

const alarm = async (core: Core, trx: Db, { id, section_id }: Change, at: Date, words: (name: Name) => Words) =>
  raiseAlarm(core, trx, { at, ...words(sectionNames[section_id]), to: `/gsrm/changes/${id}` });

/** A contact used the stop link; `by` is their masked e-mail. */
export const alarmAboutStop = (core: Core, trx: Db, change: Change, by: string, now: Date): Promise<void> =>
  alarm(core, trx, change, now, (name) => stopped(name, by));

/** The supplier denied the change on the phone. */
export const alarmAboutDenial = (core: Core, trx: Db, change: Change, now: Date): Promise<void> =>
  alarm(core, trx, change, now, denied);

/** The portal itself held an approved change on the day it was due. */
export const alarmAboutHold = (core: Core, trx: Db, change: Change, now: Date): Promise<void> =>
  alarm(core, trx, change, now, held);

/** New bank details name an account that another supplier uses. */
export const alarmAboutSharedAccount = (core: Core, trx: Db, change: Change, now: Date): Promise<void> =>
  alarm(core, trx, change, now, shared);
