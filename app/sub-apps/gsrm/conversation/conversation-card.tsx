import "./conversation-card.css";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConversationPanel } from "../../built-in/conversation/conversation-panel";
import { reviewCalls } from "./review-calls";

/** The messages with the supplier on its file page. Collapsed at first, because opening them marks them as read. */
export function ConversationCard({ registrationId }: { registrationId: string }) {
  const { t } = useTranslation("conversation");
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
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
          <ConversationPanel side="purchasing" calls={reviewCalls(registrationId)} />
        </div>
      ) : null}
    </section>
  );
}
