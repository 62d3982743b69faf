import { layOut, type Letter, type Stationery } from "../letter";

/** The code that confirms a registrant's e-mail. The code is not in the subject: subjects show on locked screens (S-15). */
export function registrationCode(stationery: Stationery, code: string): Letter {
  const brandName = stationery.brandName[stationery.language];
  return stationery.language === "zh"
    ? layOut(stationery, {
        subject: `${brandName} 供应商注册验证码`,
        greeting: "您好：",
        paragraphs: [
          `您正在 ${brandName} 供应商协同平台办理供应商注册，请在页面中输入以下验证码：`,
          "验证码 10 分钟内有效，只能使用一次，最多可尝试 5 次。请回到申请验证码的同一浏览器中填写。",
          "我们的工作人员不会向您索要验证码。如果不是您本人操作，请忽略本邮件。",
        ],
        code,
      })
    : layOut(stationery, {
        subject: `Your ${brandName} supplier registration code`,
        greeting: "Hello,",
        paragraphs: [
          `You are registering as a supplier of ${brandName}. Please enter this code on the page:`,
          "The code is valid for 10 minutes, works once, and allows five tries. Use it in the browser in which you asked for it.",
          "Nobody at our company will ever ask you for this code. If you did not ask for it, please ignore this letter.",
        ],
        code,
      });
}
