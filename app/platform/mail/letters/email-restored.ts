import { layOut, type Letter, type Stationery } from "../letter";

/** Tells both addresses that a change of e-mail was undone, and how to get in again. */
export function emailRestored(stationery: Stationery, email: string): Letter {
  const brandName = stationery.brandName[stationery.language];
  return stationery.language === "zh"
    ? layOut(stationery, {
        subject: `您的 ${brandName} 账号邮箱已恢复`,
        greeting: "您好：",
        paragraphs: [
          `${brandName} 供应商协同平台的账号邮箱更换已被撤销，账号邮箱恢复为 ${email}。此账号已全部退出登录，原密码已失效。`,
          "请通过登录页的“忘记密码”，用恢复后的邮箱设置新密码。如有疑问，请联系您的采购经理。",
        ],
      })
    : layOut(stationery, {
        subject: `The e-mail address of your ${brandName} account is the old one again`,
        greeting: "Hello,",
        paragraphs: [
          `The change of e-mail address of an account at the ${brandName} supplier portal was undone: the address is ${email} again. The account is signed out everywhere, and its password no longer works.`,
          "Please set a new password with “Forgotten password” on the sign-in page; the code comes to the address that was brought back. If you have questions, ask your purchasing manager.",
        ],
      });
}
