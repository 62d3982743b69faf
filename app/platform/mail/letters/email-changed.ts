import { layOut, type Letter, type Stationery } from "../letter";

/** Tells whoever reads the old address that the account has another one now. */
export function emailChanged(stationery: Stationery, newEmail: string): Letter {
  const brandName = stationery.brandName[stationery.language];
  return stationery.language === "zh"
    ? layOut(stationery, {
        subject: `您的 ${brandName} 账号邮箱已更换`,
        greeting: "您好：",
        paragraphs: [
          `您在 ${brandName} 供应商协同平台的账号邮箱刚刚更换为 ${newEmail}，今后的登录验证码等邮件不再发送到此邮箱。`,
          "如果不是您本人操作，说明有人进入了您的账号，请立即联系您的采购经理停用账号。",
        ],
      })
    : layOut(stationery, {
        subject: `The e-mail address of your ${brandName} account was changed`,
        greeting: "Hello,",
        paragraphs: [
          `The e-mail address of your account at the ${brandName} supplier portal has just been changed to ${newEmail}. Sign-in codes and other letters no longer come to this address.`,
          "If this was not you, somebody has got into your account. Please ask your purchasing manager at once to have it barred.",
        ],
      });
}
