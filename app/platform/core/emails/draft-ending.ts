import { formatDay, formatList } from "~/rules/format";
import { continuePath } from "~/rules/onboarding/returnable-parts";
import type { DraftNotice } from "~/rules/onboarding/promised-dates";
import type { SectionId } from "~/rules/registration/section-ids";
import { iso } from "~/platform/core/base/instants";
import { fieldName } from "~/platform/core/words/field-name";
import { wordsIn } from "~/platform/core/words/words-in";
import { renderEmail, type Email } from "./render-email";
import type { EmailContext } from "./email-parts";

type Draft = {
  /** When it was last opened, and when it is removed unless it is opened again. */
  touchedAt: Date;
  endsAt: Date;
  /** The tabs in which something is saved. */
  sections: readonly SectionId[];
  files: number;
};

/**
 * Warns a registrant that an inactive draft will be deleted: when, what it contains, how to keep it. It names tabs and files
 * but no answers, because an email is less protected than a draft.
 */
export function draftEnding(
  emailContext: EmailContext,
  notice: DraftNotice,
  { sections, files, touchedAt, endsAt }: Draft,
): Email {
  const { language } = emailContext;
  const t = wordsIn(language, "emails");
  const ends = formatDay(language, iso(endsAt));
  const tabs = sections.map((section) => fieldName(language, section, null));
  const content = files > 0 ? [...tabs, t("draft.files", { count: files })] : tabs;
  return renderEmail(emailContext, "registrant", {
    subject: t(notice === "draftEndsSoon" ? "draft.subjectAgain" : "draft.subject", { ends }),
    body: [
      t("draft.opening", { touched: formatDay(language, iso(touchedAt)), ends }),
      content.length > 0 ? t("draft.content", { content: formatList(language, content) }) : t("draft.empty"),
      t("draft.next"),
    ],
    link: { label: t("links.openDraft"), path: continuePath },
  });
}
