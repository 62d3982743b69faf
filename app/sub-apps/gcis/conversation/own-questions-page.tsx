import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAnswer } from "~/client/use-answer";
import * as companyFile from "~/contract/company-file";
import * as conversation from "~/contract/conversation";
import { paths } from "~/paths";
import { todayInChina } from "~/rules/calendar/china-date";
import { listAnswerNames, type TabWithAnswers } from "~/rules/conversation/answer-names";
import { contextFrom } from "~/rules/registration/section-state";
import type { CompanyFile } from "../base/company-file";
import { type ConversationCalls, ConversationPanel } from "../../built-in/conversation/conversation-panel";
import type { TypedMessage } from "../../built-in/conversation/message-form";
import { tabsAlone } from "../../built-in/conversation/tabs-alone";
import { PageHead } from "../../built-in/page-head";

const calls = {
  key: "own",
  load: (page, signal) => call(conversation.listOwn, page, { signal }),
  send: (message: TypedMessage) => call(conversation.sendOwn, message),
  markRead: (upTo) => call(conversation.markOwnRead, { upTo }),
} satisfies ConversationCalls;

function tabsOf({ sections, country }: CompanyFile): TabWithAnswers[] {
  const answers = Object.fromEntries(sections.map(({ section, values }) => [section, values]));
  const context = contextFrom(answers, todayInChina(), { country });
  return sections.map(({ section, values }) => listAnswerNames(section, values, context));
}

/** The messages between an approved company and purchasing. */
export default function OwnQuestionsPage() {
  const { t } = useTranslation("conversation");
  const { answer: file } = useAnswer(companyFile.load, {});
  return (
    <>
      <PageHead title={t("title")} lead={t("leadOwn")} />
      <section className="card" aria-label={t("title")}>
        <ConversationPanel
          side="supplier"
          calls={calls}
          tabs={file ? tabsOf(file) : tabsAlone}
          hrefOf={({ section }) => paths.companySection(section)}
        />
      </section>
    </>
  );
}
