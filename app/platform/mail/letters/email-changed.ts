import { emailUndoHours } from "~/rules/limits";
import { layOut, type Letter, type Stationery } from "../letter";

/** Tells whoever reads the old address that the account has another one now. `undo` is the path that brings it back. */
export function emailChanged(stationery: Stationery, newEmail: string, undo: string): Letter {
  const brandName = stationery.brandName[stationery.language];
  return stationery.language === "zh"
    ? layOut(stationery, {
        subject: `您的 ${brandName} 账号邮箱已更换`,
        greeting: "您好：",
        paragraphs: [
          `您在 ${brandName} 供应商协同平台的账号邮箱刚刚更换为 ${newEmail}，今后的登录验证码等邮件不再发送到此邮箱。`,
          `如果不是您本人操作，说明有人进入了您的账号。请在 ${emailUndoHours} 小时内点击下方链接恢复此邮箱，无需登录：此账号会全部退出登录，密码立即失效，您可以用此邮箱重新设置密码。`,
        ],
        link: { label: "撤销更换", path: undo },
      })
    : layOut(stationery, {
        subject: `The e-mail address of your ${brandName} account was changed`,
        greeting: "Hello,",
        paragraphs: [
          `The e-mail address of your account at the ${brandName} supplier portal has just been changed to ${newEmail}. Sign-in codes and other letters no longer come to this address.`,
          `If this was not you, somebody has got into your account. Follow the link below within ${emailUndoHours} hours to bring this address back; no sign-in is needed. The account is then signed out everywhere, its password no longer works, and you can set a new one with this address.`,
        ],
        link: { label: "Undo the change", path: undo },
      });
}
