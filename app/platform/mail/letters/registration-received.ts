import { chinaDate } from "../../instants";
import { layOut, type Letter, type Stationery } from "../letter";

type Submission = { number: string; dueAt: Date };

/** Confirms that a registration was handed in: its number, what happens next, by when (§1, stage 3). */
export function registrationReceived(stationery: Stationery, { number, dueAt }: Submission): Letter {
  const brandName = stationery.brandName[stationery.language];
  const due = chinaDate(dueAt);
  return stationery.language === "zh"
    ? layOut(stationery, {
        subject: `${brandName} 已收到贵公司的注册申请（${number}）`,
        greeting: "您好：",
        paragraphs: [
          `我们已收到贵公司的供应商注册申请，申请编号为 ${number}，请妥善保存。`,
          `接下来由采购部进行初审，预计在 ${due} 之前给出结果。审核期间无需操作；如需补充资料，我们会发送邮件到这个邮箱。`,
          "初审通过后，贵公司将成为新注册供应商，登录账号和初始密码也会发送到这个邮箱。您可以随时用这个邮箱在平台上查询进度。",
        ],
        link: { label: "查询进度", path: "/progress" },
      })
    : layOut(stationery, {
        subject: `${brandName} has received your registration (${number})`,
        greeting: "Hello,",
        paragraphs: [
          `We have received your supplier registration. Its number is ${number}; please keep it.`,
          `Procurement now makes a preliminary review. You can expect the result by ${due}. There is nothing for you to do until then; should anything be missing, we will write to this address.`,
          "Once the review is passed, your company becomes a newly registered supplier, and the account with its initial password is sent to this address. You can follow the progress on the portal with this address at any time.",
        ],
        link: { label: "Follow the progress", path: "/progress" },
      });
}
