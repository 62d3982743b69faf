import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAnswer } from "~/client/use-answer";
import * as companyFile from "~/contract/company-file";
import * as conversation from "~/contract/conversation";
import { paths } from "~/paths";
import { todayInChina } from "~/rules/calendar/china-date";
import { listAnswerNames, type TabWithAnswers } from "~/rules/conversation/answer-names";
import { isPermitted } from "~/rules/permissions/permissions";
import { contextFrom } from "~/rules/registration/section-state";
import type { CompanyFile } from "../base/company-file";
import { type ConversationCalls, ConversationPanel } from "../../built-in/conversation/conversation-panel";
import type { TypedMessage } from "../../built-in/conversation/message-form";
import { tabsAlone } from "../../built-in/conversation/tabs-alone";
import { useWho } from "../../built-in/host";
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
  const mayRead = isPermitted(useWho(), "company.read");
  return (
    <>
      <PageHead title={t("title")} lead={t("leadOwn")} />
      <section className="card" aria-label={t("title")}>
        {mayRead ? <PanelWithAnswers /> : <Panel tabs={tabsAlone} />}
      </section>
    </>
  );
}

/** For people who may read the company file: a message can be about one of its answers. */
function PanelWithAnswers() {
  const { answer: file } = useAnswer(companyFile.load, {});
  return <Panel tabs={file ? tabsOf(file) : tabsAlone} />;
}

const Panel = ({ tabs }: { tabs: readonly TabWithAnswers[] }) => (
  <ConversationPanel
    side="supplier"
    calls={calls}
    tabs={tabs}
    hrefOf={({ section }) => paths.companySection(section)}
  />
);
