import type { ReminderKind } from "~/rules/onboarding/reminders";
import { layOut, type Letter, type Stationery } from "../letter";

const words = {
  mendWaiting: {
    zh: (number: string) => ({
      subject: `提醒：注册申请 ${number} 待修改`,
      paragraphs: [
        "贵公司的注册申请已退回修改，目前还没有再次提交，审核因此暂停。",
        "请点击下方按钮，填写注册邮箱并输入收到的验证码，即可继续修改，每处都有说明；其他内容无需重填。如不再申请，也可以在同一页面撤回。",
      ],
      link: { label: "前往修改或撤回", path: "/progress" },
    }),
    en: (number: string) => ({
      subject: `A reminder: your registration ${number} waits for changes`,
      paragraphs: [
        "Your registration was returned for changes and has not been handed in again, so the review cannot go on.",
        "With the button below, enter the e-mail you registered with and the code that is sent there: then you can go on. What is to be changed is marked and explained, and nothing else needs filling in again. If you no longer wish to register, you can withdraw it on the same page.",
      ],
      link: { label: "Change or withdraw it", path: "/progress" },
    }),
  },
  certificationWaiting: {
    zh: (number: string) => ({
      subject: `提醒：供应商认证资料待提交（${number}）`,
      paragraphs: [
        "贵公司的供应商认证已启动，但尚未提交认证资料。",
        "请登录工作台，在待办任务中查看要求并提交。如有困难，请联系您的采购经理。",
      ],
      link: { label: "登录工作台", path: "/gcis/certification" },
    }),
    en: (number: string) => ({
      subject: `A reminder: documents for your certification (${number})`,
      paragraphs: [
        "The certification of your company has begun, and no documents have been handed in yet.",
        "Please sign in and see in your tasks what is asked for. If there are difficulties, tell your purchasing manager.",
      ],
      link: { label: "Sign in", path: "/gcis/certification" },
    }),
  },
};

/** Reminds a supplier of what it has not handed in. */
export function reminderLetter(stationery: Stationery, kind: ReminderKind, number: string): Letter {
  const { language } = stationery;
  const told = kind === "mendWaiting" ? words.mendWaiting : words.certificationWaiting;
  const { subject, ...parts } = told[language](number);
  const greeting = language === "zh" ? "您好：" : "Hello,";
  return layOut(stationery, { ...parts, greeting, subject: `${stationery.brandName[language]} ${subject}` });
}
