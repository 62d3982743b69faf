import "./conversation.css";
import { useTranslation } from "react-i18next";
import type { ConversationMessage } from "~/contract/conversation";
import type { ConversationSide } from "~/rules/conversation/sides";
import { Instant } from "~/ui/base/instant";
import { aboutWords } from "./about-words";

type Props = {
  /** `userName` is the author, for reviewers only. */
  messages: readonly (ConversationMessage & { userName?: string })[];
  /** The side of the reader. */
  side: ConversationSide;
  /** Returns the address of the subject of a message. */
  hrefOf: (about: NonNullable<ConversationMessage["about"]>) => string;
};

/** Messages between a supplier and purchasing, the newest last; those of the reader's own side are indented. */
export function ConversationList({ messages, side, hrefOf }: Props) {
  const { t, i18n } = useTranslation(["conversation", "fields"]);
  if (messages.length === 0) return <p className="talk-none">{t("none")}</p>;
  const sideOf = (one: ConversationSide) =>
    one === "purchasing" ? t("purchasing") : side === "supplier" ? t("you") : "";
  return (
    <ol className="talk" aria-label={t("messages")}>
      {messages.map(({ place, side: from, text, about, at, isUnread, userName }) => (
        <li key={place} className={`talk-message${from === side ? " talk-own" : ""}${isUnread ? " talk-unread" : ""}`}>
          <p className="talk-head">
            {userName === undefined ? (
              <strong>{sideOf(from)}</strong>
            ) : (
              <>
                <strong lang="" translate="no">
                  {userName}
                </strong>{" "}
                {sideOf(from)}
              </>
            )}{" "}
            <Instant at={at} /> {isUnread ? <span className="unread-mark">{t("new")}</span> : null}
          </p>
          {about ? (
            <p className="talk-about">
              <a href={hrefOf(about)}>{t("about", { place: aboutWords(t, i18n.exists.bind(i18n), about) })}</a>
            </p>
          ) : null}
          <p className="talk-text" lang="" translate="no">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
