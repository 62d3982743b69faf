import { layOut, type Letter, type Stationery } from "../letter";

/** The code that a sign-in asks for beside the password (§1). */
export function signInCode(stationery: Stationery, code: string): Letter {
  const brandName = stationery.brandName[stationery.language];
  return stationery.language === "zh"
    ? layOut(stationery, {
        subject: `${brandName} 登录验证码`,
        greeting: "您好：",
        paragraphs: [
          `您正在登录 ${brandName} 供应商协同平台，请在页面中输入以下验证码：`,
          "验证码 10 分钟内有效，只能使用一次，最多可尝试 5 次。请回到正在登录的同一浏览器中填写。",
          "我们的工作人员不会向您索要验证码。如果不是您本人操作，说明有人知道您的密码，请立即通过登录页的“忘记密码”修改密码。",
        ],
        code,
      })
    : layOut(stationery, {
        subject: `Your ${brandName} sign-in code`,
        greeting: "Hello,",
        paragraphs: [
          `You are signing in to the ${brandName} supplier portal. Please enter this code on the page:`,
          "The code is valid for 10 minutes, works once and allows 5 tries. Use it in the browser in which you are signing in.",
          "Our staff never ask for it. If this was not you, somebody knows your password: change it at once with “Forgotten password” on the sign-in page.",
        ],
        code,
      });
}
