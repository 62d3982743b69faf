import { layOut, type Letter, type Stationery } from "../letter";

/** Tells the account's e-mail that sign-in codes can go to a phone from now on. `phone` is masked. */
export function phoneBound(stationery: Stationery, phone: string): Letter {
  const brandName = stationery.brandName[stationery.language];
  return stationery.language === "zh"
    ? layOut(stationery, {
        subject: `您的 ${brandName} 账号已绑定手机`,
        greeting: "您好：",
        paragraphs: [
          `您在 ${brandName} 供应商协同平台的账号刚刚绑定了手机 ${phone}，登录验证码可以发送到此手机。账号邮箱不变，重设密码仍使用邮箱。`,
          "如果不是您本人操作，说明有人进入了您的账号：请立即通过登录页的“忘记密码”修改密码，登录后在“个人信息”页解除手机绑定，并联系您的采购经理。",
        ],
        link: { label: "前往登录", path: "/workspace" },
      })
    : layOut(stationery, {
        subject: `A phone was bound to your ${brandName} account`,
        greeting: "Hello,",
        paragraphs: [
          `The phone ${phone} has just been bound to your account at the ${brandName} supplier portal, and sign-in codes can go to it. Your e-mail address stays the same, and so does the way to reset your password.`,
          "If this was not you, somebody has got into your account: change your password at once with “Forgotten password” on the sign-in page, remove the phone on the page “Personal information”, and tell your purchasing manager.",
        ],
        link: { label: "Sign in", path: "/workspace" },
      });
}

/** Tells the account's e-mail that no phone is bound any more. `phone` is masked. */
export function phoneRemoved(stationery: Stationery, phone: string): Letter {
  const brandName = stationery.brandName[stationery.language];
  return stationery.language === "zh"
    ? layOut(stationery, {
        subject: `您的 ${brandName} 账号已解除手机绑定`,
        greeting: "您好：",
        paragraphs: [
          `您在 ${brandName} 供应商协同平台的账号刚刚解除了手机 ${phone} 的绑定，今后的登录验证码只发送到此邮箱。`,
          "如果不是您本人操作，说明有人进入了您的账号：请立即通过登录页的“忘记密码”修改密码，并联系您的采购经理。",
        ],
        link: { label: "前往登录", path: "/workspace" },
      })
    : layOut(stationery, {
        subject: `The phone was removed from your ${brandName} account`,
        greeting: "Hello,",
        paragraphs: [
          `The phone ${phone} has just been removed from your account at the ${brandName} supplier portal. From now on sign-in codes go to this e-mail address only.`,
          "If this was not you, somebody has got into your account: change your password at once with “Forgotten password” on the sign-in page, and tell your purchasing manager.",
        ],
        link: { label: "Sign in", path: "/workspace" },
      });
}
