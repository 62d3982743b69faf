import type { ReminderKind } from "~/rules/onboarding/promises";
import { layOut, type Letter } from "./letter";
import type { Parts, Stationery } from "./letter-parts";
import { screenWords } from "./screen-words";

const words: Record<ReminderKind, Record<"zh" | "en", (number: string) => Parts>> = {
  mendWaiting: {
    zh: (number) => ({
      subject: `提醒：注册申请 ${number} 待修改`,
      body: [
        "贵公司的注册申请已退回修改，尚未重新提交，审核已暂停。",
        "请点击下方链接，填写注册邮箱并输入收到的验证码（无需账号），即可继续填写。需修改的内容旁有说明，其他内容无需重填。如不再申请，可在同一页面撤回。",
      ],
      link: { label: "修改或撤回", path: "/progress" },
    }),
    en: (number) => ({
      subject: `Reminder: your registration ${number} needs changes`,
      body: [
        "Your registration was returned for changes and has not been submitted again, so the review is on hold.",
        "Use the link below, enter the email address you registered with and the verification code we send you (no account needed), and continue. What needs changing is marked and explained; you do not need to re-enter anything else. If you no longer want to register, you can withdraw on the same page.",
      ],
      link: { label: "Make changes or withdraw", path: "/progress" },
    }),
  },
  certificationWaiting: {
    zh: (number) => ({
      subject: `提醒：请提交供应商认证资料（${number}）`,
      body: [
        "贵公司的供应商认证已启动，但尚未提交认证资料。",
        `请登录工作台，在“${screenWords.zh.certification}”中查看要求并提交。如有困难，请联系采购经理。`,
      ],
      link: { label: "登录工作台", path: "/gcis/certification" },
    }),
    en: (number) => ({
      subject: `Reminder: submit your certification documents (${number})`,
      body: [
        "Your certification has started, but you have not submitted any documents yet.",
        `Sign in, open “${screenWords.en.certification}” to see what is needed, and submit it. If you have difficulties, contact your purchasing manager.`,
      ],
      link: { label: "Sign in", path: "/gcis/certification" },
    }),
  },
};

/** Reminds a supplier of what it has not submitted. */
export const reminderLetter = (stationery: Stationery, kind: ReminderKind, number: string): Letter =>
  layOut(stationery, "registrant", words[kind][stationery.language](number));
