import { layOut, type Letter, type Stationery } from "../letter";

/** What the code confirms: the section, and what it said and would say (S-47), accounts masked. */
type Confirmed = { section: { zh: string; en: string }; isBank: boolean; before: string[]; after: string[] };

const listed = (accounts: string[], none: string) => (accounts.length > 0 ? accounts.join("、") : none);

/** The code without which a change of bank details or contacts is not proposed: it says what it confirms. */
export function changeCode(
  stationery: Stationery,
  { section, isBank, before, after }: Confirmed,
  code: string,
): Letter {
  const brandName = stationery.brandName[stationery.language];
  return stationery.language === "zh"
    ? layOut(stationery, {
        subject: `${brandName} 变更确认验证码：${section.zh}`,
        greeting: "您好：",
        paragraphs: [
          `您正在 ${brandName} 供应商协同平台申请变更贵公司的${section.zh}，请在页面中输入以下验证码：`,
          `${isBank ? "原账户" : "原为"}：${listed(before, "无")}\n${isBank ? "新账户" : "变更为"}：${listed(after, "无")}`,
          "验证码 5 分钟内有效，只能用于本次变更，最多可尝试 5 次。请核对以上内容，确认无误后再填写。",
          "我们的工作人员不会向您索要验证码。如果不是您本人操作，说明有人进入了您的账号：请不要告诉任何人验证码，并立即修改密码、联系您的采购经理。",
        ],
        code,
      })
    : layOut(stationery, {
        subject: `Your ${brandName} code to change the ${section.en}`,
        greeting: "Hello,",
        paragraphs: [
          `You are asking to change your company's ${section.en} at the ${brandName} supplier portal. Please enter this code on the page:`,
          `${isBank ? "Account until now" : "Until now"}: ${listed(before, "none")}\n${isBank ? "New account" : "New"}: ${listed(after, "none")}`,
          "The code is valid for 5 minutes, for this change only, and allows 5 tries. Enter it only if what is said here is what you asked for.",
          "Our staff never ask for it. If this was not you, somebody has got into your account: tell nobody the code, change your password at once and call your purchasing manager.",
        ],
        code,
      });
}
