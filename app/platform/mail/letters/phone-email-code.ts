import { layOut, type Letter, type Stationery } from "../letter";

/** The code to the account's e-mail, without which no phone is bound. `phone` is masked. */
export function phoneEmailCode(stationery: Stationery, phone: string, code: string): Letter {
  const brandName = stationery.brandName[stationery.language];
  return stationery.language === "zh"
    ? layOut(stationery, {
        subject: `${brandName} 绑定手机确认验证码`,
        greeting: "您好：",
        paragraphs: [
          `有人申请将手机 ${phone} 绑定到您在 ${brandName} 供应商协同平台的账号，用于接收登录验证码。如果是您本人操作，请在页面的“邮箱验证码”中输入：`,
          "验证码 10 分钟内有效，只能使用一次，最多可尝试 5 次。",
          "我们的工作人员不会向您索要验证码。如果不是您本人操作，说明有人进入了您的账号：请不要告诉任何人验证码，并立即通过登录页的“忘记密码”修改密码。",
        ],
        code,
      })
    : layOut(stationery, {
        subject: `Your ${brandName} code to bind a phone`,
        greeting: "Hello,",
        paragraphs: [
          `Somebody asked to bind the phone ${phone} to your account at the ${brandName} supplier portal, so that sign-in codes can go to it. If this was you, enter this code on the page as the code from your e-mail:`,
          "The code is valid for 10 minutes, works once and allows 5 tries.",
          "Our staff never ask for it. If this was not you, somebody has got into your account: tell nobody the code, and change your password at once with “Forgotten password” on the sign-in page.",
        ],
        code,
      });
}
