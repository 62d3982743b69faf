import { firstReturnedTab, mendPath } from "~/rules/onboarding/mend";
import type { ReturnablePart } from "~/rules/onboarding/returnable";
import type { Event, State } from "~/rules/onboarding/stages";
import type { Language } from "../../db/schema";
import { chinaDate } from "../../instants";
import { fieldName } from "../field-name";
import { layOut, type Letter, type Stationery } from "../letter";

/** What a reviewer commented on: a tab, or a field of it. */
type Item = { section: ReturnablePart; field?: string | null; comment: string };
type Facts = { number: string; reason: string | undefined; dueAt: string | null; items: readonly Item[] };
type Words = { subject: string; paragraphs: string[]; link?: { label: string; path: string } };
type Told = Record<Language, (facts: Facts & { due: string }) => Words>;

const toRegistration = {
  zh: { label: "前往注册", path: "/register/start" },
  en: { label: "To the registration", path: "/register/start" },
};
const toWorkspace = { zh: { label: "登录工作台", path: "/workspace" }, en: { label: "Sign in", path: "/workspace" } };
const toProgress = {
  zh: { label: "查询进度", path: "/progress" },
  en: { label: "Follow the progress", path: "/progress" },
};
const why = { zh: (reason = "") => `原因：${reason}`, en: (reason = "") => `The reason: ${reason}` };

/** The comments, each with the place it is about. */
const comments = {
  zh: (items: readonly Item[]) =>
    items.map(({ section, field, comment }) => `${fieldName("zh", section, field ?? null)}：${comment}`),
  en: (items: readonly Item[]) =>
    items.map(({ section, field, comment }) => `${fieldName("en", section, field ?? null)}: ${comment}`),
};
const toMend = (label: string, items: readonly Item[]) => ({ label, path: mendPath(firstReturnedTab(items)) });

/** What a supplier is told when its registration moves on, by `state.event`; submitting has a letter of its own. */
const told: Partial<Record<`${State}.${Event}`, Told>> = {
  "preliminaryReview.return": {
    zh: ({ number, reason, items }) => ({
      subject: `注册申请 ${number} 需要补充`,
      paragraphs: [
        "采购部已查看贵公司的注册申请，有些内容需要修改或补充后才能继续审核。",
        why.zh(reason),
        ...comments.zh(items),
        "请点击下方按钮，填写注册邮箱并输入收到的验证码，即可直接进入需要修改的页面，每处都有说明；其他内容无需重填。修改完成后请再次提交。",
      ],
      link: toMend("前往修改", items),
    }),
    en: ({ number, reason, items }) => ({
      subject: `Your registration ${number} needs some changes`,
      paragraphs: [
        "Procurement has looked at your registration. Some of it has to be changed or added before the review can go on.",
        why.en(reason),
        ...comments.en(items),
        "With the button below, enter the e-mail you registered with and the code that is sent there: you come straight to the first page to change. Every place is marked and explained, and nothing else needs filling in again. Then hand it in once more.",
      ],
      link: toMend("Make the changes", items),
    }),
  },
  "preliminaryReview.refuse": {
    zh: ({ number, reason }) => ({
      subject: `注册申请 ${number} 未通过初审`,
      paragraphs: [
        "很遗憾，贵公司的注册申请未通过初审。",
        why.zh(reason),
        "如情况有变化，贵公司可以重新提交注册申请；如有疑问，请联系您的采购经理。",
      ],
    }),
    en: ({ number, reason }) => ({
      subject: `Your registration ${number} was not accepted`,
      paragraphs: [
        "We are sorry: your registration was not accepted in the preliminary review.",
        why.en(reason),
        "Should things change, you may register again. If you have questions, please ask your purchasing manager.",
      ],
    }),
  },
  "filling.withdraw": {
    zh: () => ({
      subject: "注册申请已撤回",
      paragraphs: [
        "按您的要求，贵公司的注册申请已撤回，采购部不会再处理。",
        "如需再次申请，可随时用同一邮箱重新开始注册。如果不是您本人操作，请尽快联系您的采购经理。",
      ],
      link: toRegistration.zh,
    }),
    en: () => ({
      subject: "Your registration has been withdrawn",
      paragraphs: [
        "As you asked, your registration has been withdrawn; procurement will not look at it any more.",
        "You may register again with the same e-mail at any time. If it was not you who withdrew it, please tell your purchasing manager soon.",
      ],
      link: toRegistration.en,
    }),
  },
  "newlyRegistered.accept": {
    zh: ({ number }) => ({
      subject: `贵公司已成为潜在供应商（${number}）`,
      paragraphs: ["贵公司已列入潜在供应商。采购部将根据业务需要启动供应商认证，届时会另行通知，目前无需操作。"],
      link: toWorkspace.zh,
    }),
    en: ({ number }) => ({
      subject: `Your company is a potential supplier now (${number})`,
      paragraphs: [
        "Your company is on our list of potential suppliers. Procurement starts the certification when there is a need and will tell you; there is nothing to do now.",
      ],
      link: toWorkspace.en,
    }),
  },
  "potential.startCertification": {
    zh: ({ number }) => ({
      subject: `供应商认证已启动（${number}）`,
      paragraphs: ["采购部已启动对贵公司的供应商认证。请登录工作台，在待办任务中查看要求并提交认证资料。"],
      link: toWorkspace.zh,
    }),
    en: ({ number }) => ({
      subject: `Your certification has begun (${number})`,
      paragraphs: [
        "Procurement has begun the certification of your company. Please sign in, see in your tasks what is asked for, and hand the documents in.",
      ],
      link: toWorkspace.en,
    }),
  },
  "certification.handIn": {
    zh: ({ number, due }) => ({
      subject: `已收到贵公司的认证资料（${number}）`,
      paragraphs: [`我们已收到贵公司的认证资料，内部评审预计在 ${due} 之前给出结果，期间无需操作。`],
      link: toProgress.zh,
    }),
    en: ({ number, due }) => ({
      subject: `We have your certification documents (${number})`,
      paragraphs: [
        `We have received your certification documents. You can expect the result of the internal review by ${due}; there is nothing to do until then.`,
      ],
      link: toProgress.en,
    }),
  },
  "internalReview.return": {
    zh: ({ number, reason, items }) => ({
      subject: `认证资料需要补充（${number}）`,
      paragraphs: [
        "内部评审发现贵公司的认证资料需要补充。",
        why.zh(reason),
        ...comments.zh(items),
        "请登录工作台，按待办任务中的说明补充后再次提交。",
      ],
      link: toWorkspace.zh,
    }),
    en: ({ number, reason, items }) => ({
      subject: `Your certification documents need additions (${number})`,
      paragraphs: [
        "The internal review found that something is missing from your certification documents.",
        why.en(reason),
        ...comments.en(items),
        "Please sign in, add what your task names, and hand them in again.",
      ],
      link: toWorkspace.en,
    }),
  },
  "internalReview.refuse": {
    zh: ({ number, reason }) => ({
      subject: `供应商认证未通过（${number}）`,
      paragraphs: ["很遗憾，贵公司未通过供应商认证。", why.zh(reason), "如有疑问，请联系您的采购经理。"],
    }),
    en: ({ number, reason }) => ({
      subject: `Your certification was not passed (${number})`,
      paragraphs: [
        "We are sorry: your company did not pass the certification.",
        why.en(reason),
        "If you have questions, please ask your purchasing manager.",
      ],
    }),
  },
  "internalReview.approve": {
    zh: ({ number, due }) => ({
      subject: `认证通过，进入量产导入（${number}）`,
      paragraphs: [
        `恭喜贵公司通过供应商认证。现在进入量产导入阶段，期间贵公司为受限供应商；量产导入将于 ${due} 结束，之后系统会自动将贵公司转为合格供应商。`,
      ],
      link: toWorkspace.zh,
    }),
    en: ({ number, due }) => ({
      subject: `Certified: mass-production introduction begins (${number})`,
      paragraphs: [
        `Congratulations: your company has passed the certification. Mass-production introduction begins now, during which you are a restricted supplier. It ends on ${due}; after it you become a qualified supplier by itself.`,
      ],
      link: toWorkspace.en,
    }),
  },
  "refused.reopen": {
    zh: ({ number, reason }) => ({
      subject: `注册申请 ${number} 已恢复审核`,
      paragraphs: [
        "此前通知贵公司的申请未通过，现已撤销该结论，恢复审核。",
        why.zh(reason),
        "目前无需操作，结果会另行通知。",
      ],
      link: toProgress.zh,
    }),
    en: ({ number, reason }) => ({
      subject: `Your application ${number} is under review again`,
      paragraphs: [
        "We told you that your application was not accepted. That decision has been taken back, and the review goes on.",
        why.en(reason),
        "There is nothing to do now. We will write to you when there is a result.",
      ],
      link: toProgress.en,
    }),
  },
  "restricted.introductionEnded": {
    zh: ({ number }) => ({
      subject: `贵公司已成为合格供应商（${number}）`,
      paragraphs: ["量产导入期已结束，系统已按规则自动将贵公司转为合格供应商。感谢贵公司的配合，期待长期合作。"],
      link: toWorkspace.zh,
    }),
    en: ({ number }) => ({
      subject: `Your company is a qualified supplier (${number})`,
      paragraphs: [
        "Mass-production introduction has ended, so the system has made your company a qualified supplier, as its rules say. Thank you; we look forward to working with you.",
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

told["preliminaryReview.withdraw"] = told["filling.withdraw"];

/** The letter of a registration that moved on; null where it is told otherwise. */
export function onboardingLetter(stationery: Stationery, move: Move): Letter | null {
  const words = told[`${move.from}.${move.event}`]?.[stationery.language]({
    number: move.number ?? "",
    reason: move.reason,
    items: move.items ?? [],
    dueAt: move.due_at,
    due: move.due_at ? chinaDate(new Date(move.due_at)) : "",
  });
  if (!words) return null;
  const brandName = stationery.brandName[stationery.language];
  const greeting = stationery.language === "zh" ? "您好：" : "Hello,";
  return layOut(stationery, { ...words, greeting, subject: `${brandName} ${words.subject}` });
}
