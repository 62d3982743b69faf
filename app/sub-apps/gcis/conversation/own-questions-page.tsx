import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import * as conversation from "~/contract/conversation";
import { type ConversationCalls, ConversationPanel } from "../../built-in/conversation/conversation-panel";
import type { TypedMessage } from "../../built-in/conversation/message-form";
import { PageHead } from "../../built-in/page-head";

const calls = {
  key: "own",
  load: (page, signal) => call(conversation.listOwn, page, { signal }),
  send: (message: TypedMessage) => call(conversation.sendOwn, message),
  markRead: (upTo) => call(conversation.markOwnRead, { upTo }),
} satisfies ConversationCalls;

/** The messages between an approved company and purchasing. */
export default function OwnQuestionsPage() {
  const { t } = useTranslation("conversation");
  return (
    <>
      <PageHead title={t("title")} lead={t("leadOwn")} />
      <section className="card" aria-label={t("title")}>
        <ConversationPanel side="supplier" calls={calls} />
      </section>
    </>
  );
}
