import { formatInstant } from "~/rules/format";
import { emailUndoHours } from "~/rules/limits";
import type { Core } from "~/platform/ground/core";
import type { Db } from "~/platform/ground/database/schema";
import type { Account } from "~/platform/records/accounts/accounts";
import { maskedEmail } from "~/platform/records/accounts/code-channel";
import { iso } from "~/platform/ground/base/instants";
import { raiseAlarm } from "~/platform/records/messages/raise-alarm";

type News = { news: "changed" | "undone"; before: string; after: string; at: Date };
/** Addresses are masked; `at` is written in each language. */
type Facts = { name: string; before: string; after: string; at: { zh: string; en: string } };

const words = {
  changed: ({ name, before, after, at }: Facts) => ({
    titleZh: `账号邮箱已更换：${name}`,
    titleEn: `An account’s email address was changed: ${name}`,
    bodyZh: `账号 ${name} 的邮箱于 ${at.zh}（北京时间）由 ${before} 更换为 ${after}，登录验证码今后发送至新邮箱。\n\n如有疑问，请拨打此前登记的电话与本人核实。${emailUndoHours} 小时内，本人可通过发往原邮箱的邮件中的链接撤销更换。`,
    bodyEn: `The email address of the account ${name} was changed from ${before} to ${after} on ${at.en} (Beijing time). Sign-in codes now go to the new address.\n\nIf you have doubts, call the person on a number we already had. For ${emailUndoHours} hours they can undo the change with the link in our email to the old address.`,
  }),
  undone: ({ name, before, after, at }: Facts) => ({
    titleZh: `请立即核实：账号邮箱的更换被撤销（${name}）`,
    titleEn: `Check now: a change of an account’s email address was undone (${name})`,
    bodyZh: `有人于 ${at.zh}（北京时间）通过发往原邮箱的邮件中的链接，将账号 ${name} 的邮箱由 ${after} 恢复为 ${before}，此账号可能曾被冒用。所有设备均已退出登录，原密码已失效。\n\n请拨打此前登记的电话与本人核实，并检查此账号最近的操作。`,
    bodyEn: `On ${at.en} (Beijing time) someone used the link in our email to the old address to restore the email address of the account ${name} from ${after} to ${before}. Someone may have misused the account. All devices have been signed out, and the old password no longer works.\n\nCall the person on a number we already had, and check what the account did recently.`,
  }),
};

/** Reports that the e-mail of a supplier's or a purchasing person's account is another one. */
export async function raiseEmailAlarm(
  core: Core,
  trx: Db,
  account: Account,
  { news, before, after, at }: News,
): Promise<void> {
  if (!(await worksHere(trx, account))) return;
  const { user_account: name } = account;
  const facts = {
    name: name.includes("@") ? maskedEmail(name) : name,
    before: maskedEmail(before),
    after: maskedEmail(after),
    at: { zh: formatInstant("zh", iso(at)), en: formatInstant("en", iso(at)) },
  };
  await raiseAlarm(core, trx, { at, ...words[news](facts) }, account.id);
}

/** Whether the account can do anything here: it has a role in a tenant, or is a super admin. */
async function worksHere(trx: Db, { id, is_super_admin }: Account): Promise<boolean> {
  const role = trx.selectFrom("tenant_member").select("role_code").where("account_id", "=", id).limit(1);
  return is_super_admin === 1 || (await role.executeTakeFirst()) !== undefined;
}
