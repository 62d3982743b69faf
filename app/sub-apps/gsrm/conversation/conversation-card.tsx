import "./conversation-card.css";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReviewFile } from "~/contract/review";
import { todayInChina } from "~/rules/calendar/china-date";
import { listAnswerNames, type TabWithAnswers } from "~/rules/conversation/answer-names";
import { contextFrom } from "~/rules/registration/section-state";
import { ConversationPanel } from "../../built-in/conversation/conversation-panel";
import { answerAnchor } from "./answer-anchor";
import { useAsking } from "./ask-context";
import { reviewCalls } from "./review-calls";

function tabsOf({ sections, country }: ReviewFile): TabWithAnswers[] {
  const answers = Object.fromEntries(sections.map(({ section, values }) => [section, values]));
  const context = contextFrom(answers, todayInChina(), { country });
  return sections.map(({ section, values }) => listAnswerNames(section, values, context));
}

/** The messages with the supplier on its file page. Collapsed at first, because opening them marks them as read. */
export function ConversationCard({ file }: { file: ReviewFile }) {
  const { t } = useTranslation("conversation");
  const id = useId();
  const { registrationId } = file;
  const { asked } = useAsking();
  const [isOpen, setIsOpen] = useState(false);
  const [opened, setOpened] = useState(asked);
  if (asked !== opened) {
    setOpened(asked);
    setIsOpen(true);
  }
  return (
    <section className="card talk-card" id="conversation" aria-labelledby={`${id}-title`}>
      <div className="talk-head">
        <h2 id={`${id}-title`}>{t("review.title")}</h2>
        <button
          type="button"
          className="button-default"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t("review.hide") : t("review.show")}
        </button>
      </div>
      {isOpen ? (
        <div id={id}>
          <p>{t("review.visible")}</p>
          <ConversationPanel
            side="purchasing"
            calls={reviewCalls(registrationId)}
            tabs={tabsOf(file)}
            {...(asked && { about: asked })}
            hrefOf={answerAnchor}
          />
        </div>
      ) : null}
    </section>
  );
}
