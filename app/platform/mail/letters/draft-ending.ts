import { continuePath } from "~/rules/onboarding/mend";
import type { DraftNotice } from "~/rules/onboarding/reminders";
import type { SectionId } from "~/rules/registration/section-ids";
import { chinaDate } from "../../instants";
import { fieldName } from "../field-name";
import { layOut, type Letter, type Stationery } from "../letter";

type Draft = {
  /** When it was last opened, and when it is removed unless it is opened again. */
  touchedAt: Date;
  endsAt: Date;
  /** The tabs in which something is saved. */
  sections: readonly SectionId[];
  files: number;
};
type Facts = { brand: string; touched: string; ends: string; content: string };

const words = {
  zh: {
    subject: {
      draftEnds: ({ brand, ends }: Facts) => `${brand} 您的供应商注册草稿将于 ${ends} 删除`,
      draftEndsSoon: ({ brand, ends }: Facts) => `${brand} 再次提醒：您的供应商注册草稿将于 ${ends} 删除`,
    },
    paragraphs: ({ brand, touched, ends, content }: Facts) => [
      `您在 ${brand} 供应商协同平台有一份尚未提交的注册草稿，最近一次打开是在 ${touched}。如果一直不打开，它将于 ${ends} 删除，删除后无法恢复。`,
      content,
      "如需保留，请在该日期之前点击下方按钮，填写注册邮箱并输入收到的验证码，打开草稿即可，不必马上提交。如不再需要，您无需做任何操作。",
    ],
    link: "打开草稿",
  },
  en: {
    subject: {
      draftEnds: ({ brand, ends }: Facts) => `${brand}: your draft registration will be deleted on ${ends}`,
      draftEndsSoon: ({ brand, ends }: Facts) => `${brand}: a second reminder, your draft will be deleted on ${ends}`,
    },
    paragraphs: ({ brand, touched, ends, content }: Facts) => [
      `You have a supplier registration with ${brand} that has not been submitted. It was last opened on ${touched}. Unless you open it again, it will be deleted on ${ends} and cannot be restored.`,
      content,
      "To keep it, use the button below before that date, enter the e-mail you registered with and the code that is sent there. Opening the draft is enough; you do not have to submit it yet. If you no longer need it, there is nothing for you to do.",
    ],
    link: "Open the draft",
  },
};

/** Announces to a registrant that a draft they have left alone will be deleted: when, what is in it, how to keep it. */
export function draftEnding(stationery: Stationery, notice: DraftNotice, draft: Draft): Letter {
  const { language } = stationery;
  const { subject, paragraphs, link } = words[language];
  const facts = {
    brand: stationery.brandName[language],
    touched: chinaDate(draft.touchedAt),
    ends: chinaDate(draft.endsAt),
    content: contentOf(language, draft),
  };
  return layOut(stationery, {
    subject: subject[notice](facts),
    greeting: language === "zh" ? "您好：" : "Hello,",
    paragraphs: paragraphs(facts),
    link: { label: link, path: continuePath },
  });
}

/** Tabs and files are named, answers are not: a letter may lie open where a draft does not. */
function contentOf(language: "zh" | "en", { sections, files }: Draft): string {
  const tabs = sections.map((section) => fieldName(language, section, null));
  if (language === "zh") {
    if (tabs.length === 0) return "草稿中还没有保存内容。";
    return `草稿中已保存：${tabs.join("、")}${files > 0 ? `，以及 ${files} 个文件` : ""}。`;
  }
  if (tabs.length === 0) return "Nothing is saved in it yet.";
  const withFiles = files === 0 ? "" : ` with ${files} ${files === 1 ? "file" : "files"}`;
  return `What is saved in it: ${tabs.join(", ")}${withFiles}.`;
}
