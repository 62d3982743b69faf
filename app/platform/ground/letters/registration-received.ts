import { formatDay } from "~/rules/format";
import { layOut, type Letter } from "./letter";
import type { Stationery } from "./letter-parts";

/** `dueAt`: by when the result is promised, as an instant. */
type Submission = { number: string; dueAt: string };

/** Confirms that a registration was submitted: its number, what happens next, by when (§1, stage 3). */
export function registrationReceived(stationery: Stationery, { number, dueAt }: Submission): Letter {
  const { language } = stationery;
  const due = formatDay(language, dueAt);
  const words = {
    zh: {
      subject: `已收到贵公司的注册申请（${number}）`,
      preview: `采购部将进行初审，预计不晚于 ${due}给出结果。`,
      body: [
        `我们已收到贵公司的供应商注册申请，申请编号为 ${number}，请妥善保存。`,
        `采购部将进行初审，预计不晚于 ${due}给出结果。审核期间无需操作；如需补充资料，我们会发送邮件至此邮箱。`,
        "初审通过后，贵公司将成为新注册供应商，账号和初始密码也会发送至此邮箱。您可随时用此邮箱查询进度。",
      ],
      link: { label: "查询进度", path: "/progress" },
    },
    en: {
      subject: `We have received your registration (${number})`,
      preview: `Procurement will now carry out the preliminary review. Expect the result by ${due}.`,
      body: [
        `We have received your supplier registration. Your reference number is ${number}. Keep it safe.`,
        `Procurement will now carry out the preliminary review. Expect the result by ${due}. You do not need to do anything. If anything is missing, we will email this address.`,
        "When you pass the review, your company becomes a newly registered supplier and we send your account and initial password to this address. You can check your progress with this address at any time.",
      ],
      link: { label: "Check progress", path: "/progress" },
    },
  };
  return layOut(stationery, "registrant", words[language]);
}
