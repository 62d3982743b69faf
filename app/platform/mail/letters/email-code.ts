import { layOut, type Letter, type Stationery } from "../letter";

/** The code that proves that a new e-mail is the user's own. */
export function emailCode(stationery: Stationery, code: string): Letter {
  const brandName = stationery.brandName[stationery.language];
  return stationery.language === "zh"
    ? layOut(stationery, {
        subject: `${brandName} 更换邮箱验证码`,
        greeting: "您好：",
        paragraphs: [
          `您正在将此邮箱设为 ${brandName} 供应商协同平台账号的联系邮箱，请在页面中输入以下验证码：`,
          "验证码 10 分钟内有效，只能使用一次，最多可尝试 5 次。更换后，登录验证码等邮件都将发送到此邮箱。",
          "我们的工作人员不会向您索要验证码。如果不是您本人操作，请忽略本邮件，不会有任何改变。",
        ],
        code,
      })
    : layOut(stationery, {
        subject: `Your ${brandName} code for a new e-mail address`,
        greeting: "Hello,",
        paragraphs: [
          `You are making this the e-mail address of your account at the ${brandName} supplier portal. Please enter this code on the page:`,
          "The code is valid for 10 minutes, works once and allows 5 tries. After the change, sign-in codes and other letters come to this address.",
          "Our staff never ask for it. If this was not you, please ignore this letter. Nothing will change.",
        ],
        code,
      });
}
