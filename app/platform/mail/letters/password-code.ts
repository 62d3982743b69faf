import { layOut, type Letter, type Stationery } from "../letter";

/** The code with which a forgotten password is replaced. */
export function passwordCode(stationery: Stationery, code: string): Letter {
  const brandName = stationery.brandName[stationery.language];
  return stationery.language === "zh"
    ? layOut(stationery, {
        subject: `${brandName} 重设密码验证码`,
        greeting: "您好：",
        paragraphs: [
          `您正在重设 ${brandName} 供应商协同平台的登录密码，请在页面中输入以下验证码：`,
          "验证码 10 分钟内有效，只能使用一次，最多可尝试 5 次。请回到申请验证码的同一浏览器中填写。",
          "如果不是您本人操作，请忽略本邮件，您的密码不会改变。",
        ],
        code,
      })
    : layOut(stationery, {
        subject: `Your ${brandName} password reset code`,
        greeting: "Hello,",
        paragraphs: [
          `You are replacing your password for the ${brandName} supplier portal. Please enter this code on the page:`,
          "The code is valid for 10 minutes, works once and allows 5 tries. Use it in the browser in which you asked for it.",
          "If this was not you, please ignore this letter. Your password stays as it is.",
        ],
        code,
      });
}
