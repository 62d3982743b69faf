import { formatDay, formatList } from "~/rules/format";
import { continuePath } from "~/rules/onboarding/returnable";
import type { DraftNotice } from "~/rules/onboarding/promises";
import type { SectionId } from "~/rules/registration/section-ids";
import { iso } from "~/platform/ground/base/instants";
import { fieldName } from "./field-name";
import { layOut, type Letter } from "./letter";
import type { Parts, Stationery } from "./letter-parts";

type Draft = {
  /** When it was last opened, and when it is removed unless it is opened again. */
  touchedAt: Date;
  endsAt: Date;
  /** The tabs in which something is saved. */
  sections: readonly SectionId[];
  files: number;
};
type Facts = { touched: string; ends: string; content: readonly string[] };

const countFiles = {
  zh: (count: number) => `${count} 个文件`,
  en: (count: number) => (count === 1 ? "1 file" : `${count} files`),
};

const words = {
  zh: (notice: DraftNotice, { touched, ends, content }: Facts): Parts => ({
    subject: `${notice === "draftEndsSoon" ? "再次提醒：" : ""}您的供应商注册草稿将于 ${ends}删除`,
    body: [
      `您在{{brand}}供应商协同平台有一份尚未提交的注册草稿，最近一次打开是 ${touched}。如不再打开，草稿将于 ${ends}删除，删除后无法恢复。`,
      content.length > 0 ? `草稿中已保存：${formatList("zh", content)}。` : "草稿中暂无已保存的内容。",
      "如需保留，请在该日期前点击下方链接，填写注册邮箱并输入收到的验证码，打开草稿即可，不必立即提交。如不再需要，无需任何操作。",
    ],
    link: { label: "打开草稿", path: continuePath },
  }),
  en: (notice: DraftNotice, { touched, ends, content }: Facts): Parts => ({
    subject:
      notice === "draftEndsSoon"
        ? `Second reminder: your draft registration will be deleted on ${ends}`
        : `Your draft registration will be deleted on ${ends}`,
    body: [
      `You have a draft registration on the {{brand}} supplier portal that has not been submitted. You last opened it on ${touched}. Unless you open it again, it will be deleted on ${ends} and cannot be restored.`,
      content.length > 0 ? `The draft contains: ${formatList("en", content)}.` : "Nothing is saved in the draft yet.",
      "To keep it, use the link below before that date, enter the email address you registered with and the verification code we send you. Opening the draft is enough; you do not have to submit it yet. If you no longer need it, you do not need to do anything.",
    ],
    link: { label: "Open the draft", path: continuePath },
  }),
};

/**
 * Announces to a registrant that a draft they have left alone will be deleted: when, what is in it, how to keep it. Tabs
 * and files are named, answers are not: a letter may lie open where a draft does not.
 */
export function draftEnding(stationery: Stationery, notice: DraftNotice, draft: Draft): Letter {
  const { language } = stationery;
  const { sections, files, touchedAt, endsAt } = draft;
  const tabs = sections.map((section) => fieldName(language, section, null));
  const facts = {
    touched: formatDay(language, iso(touchedAt)),
    ends: formatDay(language, iso(endsAt)),
    content: files > 0 ? [...tabs, countFiles[language](files)] : tabs,
  };
  return layOut(stationery, "registrant", words[language](notice, facts));
}
