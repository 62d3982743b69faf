import { chinaMinute } from "../instants";
import type { Core } from "../core";
import type { Db } from "../db/schema";
import type { Account } from "../identity/accounts";
import { maskedEmail } from "../identity/masked-email";
import { raiseAlarm } from "../messages/raise-alarm";

type News = { news: "changed" | "undone"; before: string; after: string; at: Date };
type Facts = { name: string; before: string; after: string; at: string };

const words = {
  changed: ({ name, before, after, at }: Facts) => ({
    titleZh: `账号邮箱已更换：${name}`,
    titleEn: `The e-mail of an account was changed: ${name}`,
    bodyZh: `账号 ${name} 的邮箱于 ${at}（北京时间）由 ${before} 更换为 ${after}，登录验证码今后发送到新邮箱。\n\n如有疑问，请用此前登记的电话与本人核实。72 小时内，本人可通过旧邮箱中的链接撤销更换。`,
    bodyEn: `The e-mail of the account ${name} was changed from ${before} to ${after} at ${at} (Beijing time). Sign-in codes go to the new address from now on.\n\nIf you have doubts, call the person at a number known before. For 72 hours the change can be undone with the link in the letter to the old address.`,
  }),
  undone: ({ name, before, after, at }: Facts) => ({
    titleZh: `请立即核实：账号邮箱的更换被撤销（${name}）`,
    titleEn: `Please check at once: a change of e-mail was undone (${name})`,
    bodyZh: `有人于 ${at}（北京时间）通过旧邮箱中的链接，把账号 ${name} 的邮箱由 ${after} 恢复为 ${before}，此账号可能曾被他人使用。所有登录均已退出，原密码已失效。\n\n请用此前登记的电话与本人核实，并检查此账号最近的操作。`,
    bodyEn: `At ${at} (Beijing time) somebody used the link in the letter to the old address and put the e-mail of the account ${name} back from ${after} to ${before}: somebody else may have used the account. It is signed out everywhere, and its password no longer works.\n\nCall the person at a number known before, and look at what the account did lately.`,
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
    at: chinaMinute(at),
  };
  await raiseAlarm(core, trx, { at, ...words[news](facts) }, account.id);
}

/** Whether the account can do anything here: it has a role in a tenant, or is a super admin. */
async function worksHere(trx: Db, { id, is_super_admin }: Account): Promise<boolean> {
  const role = trx.selectFrom("tenant_member").select("role_code").where("account_id", "=", id).limit(1);
  return is_super_admin === 1 || (await role.executeTakeFirst()) !== undefined;
}
