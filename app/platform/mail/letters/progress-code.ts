import { layOut, type Letter, type Stationery } from "../letter";

/** The code for the progress query, to an address that has a registration. */
export function progressCode(stationery: Stationery, code: string): Letter {
  const brandName = stationery.brandName[stationery.language];
  return stationery.language === "zh"
    ? layOut(stationery, {
        subject: `${brandName} 注册进度查询验证码`,
        greeting: "您好：",
        paragraphs: [
          `您正在查询贵公司在 ${brandName} 的供应商注册进度，请在页面中输入以下验证码：`,
          "验证码 10 分钟内有效，只能使用一次。请回到申请验证码的同一浏览器中填写。",
          "如果不是您本人操作，请忽略本邮件。",
        ],
        code,
      })
    : layOut(stationery, {
        subject: `Your ${brandName} progress query code`,
        greeting: "Hello,",
        paragraphs: [
          `You asked for the progress of your registration as a supplier of ${brandName}. Please enter this code on the page:`,
          "The code is valid for 10 minutes and works once. Use it in the browser in which you asked for it.",
          "If you did not ask for it, please ignore this letter.",
        ],
        code,
      });
}
