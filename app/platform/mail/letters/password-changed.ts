import { layOut, type Letter, type Stationery } from "../letter";

/** Tells the owner of an account that its password is another one now. */
export function passwordChanged(stationery: Stationery): Letter {
  const brandName = stationery.brandName[stationery.language];
  return stationery.language === "zh"
    ? layOut(stationery, {
        subject: `您的 ${brandName} 登录密码已修改`,
        greeting: "您好：",
        paragraphs: [
          `您在 ${brandName} 供应商协同平台的登录密码刚刚已修改，所有已登录的设备都已退出。`,
          "如果不是您本人操作，请立即通过登录页的“忘记密码”重设密码，并联系您的采购经理。",
        ],
        link: { label: "前往登录", path: "/workspace" },
      })
    : layOut(stationery, {
        subject: `Your ${brandName} password was changed`,
        greeting: "Hello,",
        paragraphs: [
          `The password of your account at the ${brandName} supplier portal has just been changed, and every device was signed out.`,
          "If this was not you, reset it at once with “Forgotten password” on the sign-in page, and tell your purchasing manager.",
        ],
        link: { label: "Sign in", path: "/workspace" },
      });
}
