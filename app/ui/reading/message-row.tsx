import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Message } from "~/contract/messages";
import { Instant } from "~/ui/base/instant";
import "./reading.css";
import { LineIcon } from "../base/line-icon";

type Props = {
  message: Message;
  to: string;
  /**
   * Whether an unread message has a check box, named `messageId`. Alarms have none, because they are read by opening
   * them.
   */
  isChosable?: boolean;
};

/** A message in a list. Unread messages are marked with a word too, not only by their style. */
export function MessageRow({
  message: { messageId, title, createDate, readFlag, isAlarm },
  to,
  isChosable = false,
}: Props) {
  const { t } = useTranslation("messages");
  const isUnread = readFlag === "0";
  return (
    <div className={isUnread ? "reading-row is-unread" : "reading-row"}>
      {isChosable ? (
        <span className="reading-tick">
          {isUnread && !isAlarm ? (
            <label>
              <input type="checkbox" name="messageId" value={messageId} />
              <span className="off-screen">{t("row.choose", { title })}</span>
            </label>
          ) : null}
        </span>
      ) : null}
      <Link to={to}>
        {isUnread ? <span className="off-screen">{t("row.unread")}</span> : null}
        {isAlarm ? <AlarmMark /> : null}
        {title}
      </Link>
      <span className="reading-at">
        <Instant at={createDate} />
      </span>
    </div>
  );
}

/** Marks a message that reports a possible fraud: with an icon and a word, not only by colour. */
export function AlarmMark() {
  const { t } = useTranslation("messages");
  return (
    <span className="alarm-mark">
      <LineIcon path="M12 3 2 20h20L12 3zM12 10v4M12 17v.5" size={16} />
      {t("row.alarm")}
    </span>
  );
}
