import { formatDay } from "~/rules/format";
import { firstReturnedTab, mendPath, type ReturnablePart } from "~/rules/onboarding/returnable";
import type { Event, State } from "~/rules/onboarding/stages";
import type { Language } from "~/platform/ground/database/schema";
import { fieldName } from "./field-name";
import { layOut, type Letter } from "./letter";
import type { Block, Fact, Parts, Stationery } from "./letter-parts";
import { screenWords } from "./screen-words";

/** What a reviewer commented on: a tab, or a field of it. */
type Item = { section: ReturnablePart; field?: string | null; comment: string };
/** What a letter tells of: `comments` are the reason and what is to be changed, `due` is a day in its language. */
type Step = { number: string; comments: Block[]; due: string; tab: string };
type Words = Record<Language, (step: Step) => Parts>;

const toWorkspace = { zh: { label: "登录工作台", path: "/workspace" }, en: { label: "Sign in", path: "/workspace" } };
const toCertification = {
  zh: { label: "登录工作台", path: "/gcis/certification" },
  en: { label: "Sign in", path: "/gcis/certification" },
};
const toProgress = {
  zh: { label: "查询进度", path: "/progress" },
  en: { label: "Check progress", path: "/progress" },
};

const withdrawal: Words = {
  zh: ({ number }) => ({
    subject: `注册申请已撤回${number && `（${number}）`}`,
    body: [
      "按贵公司要求，注册申请已撤回，采购部不再处理。",
      "如需再次申请，可随时用同一邮箱重新注册。如非本人操作，请立即致电采购经理。",
    ],
    link: { label: "重新注册", path: "/register/start" },
  }),
  en: ({ number }) => ({
    subject: `Your registration has been withdrawn${number && ` (${number})`}`,
    body: [
      "As you requested, your registration has been withdrawn and Procurement will no longer review it.",
      "You can register again with the same email address at any time. If you did not withdraw it, call your purchasing manager immediately.",
    ],
    link: { label: "Register again", path: "/register/start" },
  }),
};

/** What a supplier is told when its registration moves on, by `state.event`; submitting has a letter of its own. */
const words: Partial<Record<`${State}.${Event}`, Words>> = {
  "filling.withdraw": withdrawal,
  "preliminaryReview.withdraw": withdrawal,
  "preliminaryReview.return": {
    zh: ({ number, comments, tab }) => ({
      subject: `注册申请 ${number} 已退回修改`,
      body: [
        "采购部已审核贵公司的注册申请，部分内容需修改或补充后才能继续审核。",
        ...comments,
        "请点击下方链接，填写注册邮箱并输入收到的验证码（无需账号），即可进入需要修改的页面。需修改的内容旁有说明，其他内容无需重填；修改后请重新提交。",
      ],
      link: { label: "前往修改", path: mendPath(tab) },
    }),
    en: ({ number, comments, tab }) => ({
      subject: `Your registration ${number} needs changes`,
      body: [
        "Procurement has reviewed your registration. Some details need to be changed or added before we can continue.",
        ...comments,
        "Use the link below, enter the email address you registered with and the verification code we send you (no account needed) to open the page that needs changing. What needs changing is marked and explained; you do not need to re-enter anything else. Then submit again.",
      ],
      link: { label: "Make changes", path: mendPath(tab) },
    }),
  },
  "preliminaryReview.refuse": {
    zh: ({ number, comments }) => ({
      subject: `注册申请 ${number} 未通过初审`,
      body: [
        "很遗憾，贵公司的注册申请未通过初审。",
        ...comments,
        "如情况有变化，可用同一邮箱重新注册；如有疑问，请联系采购经理，并提供申请编号。",
      ],
      link: toProgress.zh,
    }),
    en: ({ number, comments }) => ({
      subject: `Your registration ${number} did not pass the preliminary review`,
      body: [
        "Unfortunately, your registration did not pass the preliminary review.",
        ...comments,
        "If your circumstances change, you can register again with the same email address. If you have questions, contact your purchasing manager and give your reference number.",
      ],
      link: toProgress.en,
    }),
  },
  "newlyRegistered.accept": {
    zh: ({ number }) => ({
      subject: `贵公司已成为潜在供应商（${number}）`,
      body: ["贵公司已列入潜在供应商。采购部将根据业务需要启动供应商认证并发邮件通知，目前无需操作。"],
      link: toWorkspace.zh,
    }),
    en: ({ number }) => ({
      subject: `Your company is now a potential supplier (${number})`,
      body: [
        "Your company is now a potential supplier. Procurement will start certification when there is a need and email you. You do not need to do anything now.",
      ],
      link: toWorkspace.en,
    }),
  },
  "potential.startCertification": {
    zh: ({ number }) => ({
      subject: `供应商认证已启动（${number}）`,
      body: [`采购部已启动对贵公司的供应商认证。请登录工作台，在“${screenWords.zh.certification}”中查看要求并提交。`],
      link: toCertification.zh,
    }),
    en: ({ number }) => ({
      subject: `Your certification has started (${number})`,
      body: [
        `Procurement has started your certification. Sign in, open “${screenWords.en.certification}” to see what is needed, and submit it.`,
      ],
      link: toCertification.en,
    }),
  },
  "certification.handIn": {
    zh: ({ number, due }) => ({
      subject: `已收到贵公司的认证资料（${number}）`,
      body: [`我们已收到贵公司的认证资料，内部评审预计不晚于 ${due}给出结果，期间无需操作。`],
      link: toProgress.zh,
    }),
    en: ({ number, due }) => ({
      subject: `We have received your certification documents (${number})`,
      body: [
        `We have received your certification documents. Expect the result of the internal review by ${due}. You do not need to do anything until then.`,
      ],
      link: toProgress.en,
    }),
  },
  "internalReview.return": {
    zh: ({ number, comments }) => ({
      subject: `认证资料已退回修改（${number}）`,
      body: [
        "内部评审认为贵公司的认证资料需要补充或修改。",
        ...comments,
        `请登录工作台，在“${screenWords.zh.certification}”中按评审意见修改后重新提交。`,
      ],
      link: toCertification.zh,
    }),
    en: ({ number, comments }) => ({
      subject: `Your certification documents need changes (${number})`,
      body: [
        "The internal review found that your certification documents need to be added to or changed.",
        ...comments,
        `Sign in, open “${screenWords.en.certification}”, follow the comments and submit again.`,
      ],
      link: toCertification.en,
    }),
  },
  "internalReview.refuse": {
    zh: ({ number, comments }) => ({
      subject: `供应商认证未通过（${number}）`,
      body: ["很遗憾，贵公司未通过供应商认证。", ...comments, "如有疑问，请联系采购经理，并提供申请编号。"],
      link: toProgress.zh,
    }),
    en: ({ number, comments }) => ({
      subject: `Your certification was not approved (${number})`,
      body: [
        "Unfortunately, your company did not pass certification.",
        ...comments,
        "If you have questions, contact your purchasing manager and give your reference number.",
      ],
      link: toProgress.en,
    }),
  },
  "internalReview.approve": {
    zh: ({ number, due }) => ({
      subject: `认证通过，进入量产导入（${number}）`,
      body: [
        `恭喜贵公司通过供应商认证。量产导入现已开始，贵公司在此期间为受限供应商；量产导入将于 ${due}结束，之后贵公司自动转为合格供应商。`,
      ],
      link: toWorkspace.zh,
    }),
    en: ({ number, due }) => ({
      subject: `Certification passed, mass-production introduction starts (${number})`,
      body: [
        `Congratulations, your company has passed certification. Mass-production introduction starts now, and you are a restricted supplier until it ends on ${due}. You then become a qualified supplier automatically.`,
      ],
      link: toWorkspace.en,
    }),
  },
  "refused.reopen": {
    zh: ({ number, comments }) => ({
      subject: `注册申请 ${number} 已恢复审核`,
      body: ["此前通知贵公司的未通过结论已撤销，审核已恢复。", ...comments, "目前无需操作，有结果时我们会发邮件通知。"],
      link: toProgress.zh,
    }),
    en: ({ number, comments }) => ({
      subject: `Your registration ${number} is under review again`,
      body: [
        "We told you that your company was not approved. That decision has been reversed and the review has resumed.",
        ...comments,
        "You do not need to do anything now. We will email you when there is a result.",
      ],
      link: toProgress.en,
    }),
  },
  "restricted.introductionEnded": {
    zh: ({ number }) => ({
      subject: `贵公司已成为合格供应商（${number}）`,
      body: ["量产导入已结束，贵公司已自动转为合格供应商。感谢贵公司的配合，期待长期合作。"],
      link: toWorkspace.zh,
    }),
    en: ({ number }) => ({
      subject: `Your company is now a qualified supplier (${number})`,
      body: [
        "Mass-production introduction has ended, so your company is now a qualified supplier. Thank you. We look forward to working with you.",
      ],
      link: toWorkspace.en,
    }),
  },
};

type Move = {
  from: State;
  event: Event;
  number: string | null;
  reason: string | undefined;
  due_at: string | null;
  /** What was returned, in the order it was written. */
  items?: readonly Item[];
};

/** The letter of a registration that moved on; null where it is told otherwise. */
export function onboardingLetter(stationery: Stationery, move: Move): Letter | null {
  const { language } = stationery;
  const parts = words[`${move.from}.${move.event}`]?.[language]({
    number: move.number ?? "",
    comments: commentsIn(language, move),
    due: move.due_at ? formatDay(language, move.due_at) : "",
    tab: firstReturnedTab(move.items ?? []),
  });
  return parts ? layOut(stationery, "registrant", parts) : null;
}

/** The reason, and the comments, each with the place it is about. */
function commentsIn(language: Language, { reason, items = [] }: Move): Block[] {
  const label = language === "zh" ? "原因" : "Reason";
  const facts: Fact[] = [
    ...(reason ? [[label, reason] as const] : []),
    ...items.map(({ section, field, comment }): Fact => [fieldName(language, section, field ?? null), comment]),
  ];
  return facts.length > 0 ? [{ facts }] : [];
}
