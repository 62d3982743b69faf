import "./reading.css";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Notice } from "~/contract/notices";
import { Instant } from "~/ui/page/instant";

/** A notice in a list; a release notice is told apart. */
export function NoticeRow({ notice: { title, publishedDate, noticeTypeCode }, to }: { notice: Notice; to: string }) {
  const { t } = useTranslation("messages");
  return (
    <div className="reading-row">
      <Link to={to}>{title}</Link>
      {noticeTypeCode === "release" ? <span className="reading-mark">{t("notices.release")}</span> : null}
      <span className="reading-at">
        <Instant at={publishedDate} show="day" />
      </span>
    </div>
  );
}
