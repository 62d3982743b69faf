import "~/ui/reading/reading.css";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { ManagedNews } from "~/contract/news";
import { Instant } from "~/ui/page/instant";
import { NewsStateMark } from "./news-state-mark";

type Props = { item: ManagedNews; to: string };

/** A news item in the managers' list: its titles, its state, its date and who changed it last. */
export function NewsRow({ item: { titles, state, publishedDate, changedDate, changedBy }, to }: Props) {
  const { t, i18n } = useTranslation("news");
  const [own, other] = i18n.language === "en" ? (["en", "zh"] as const) : (["zh", "en"] as const);
  return (
    <div className="reading-row news-row">
      <span className="news-titles">
        <Link to={to} lang={own}>
          {titles[own]}
        </Link>
        <small lang={other}>{titles[other]}</small>
      </span>
      <span>
        <NewsStateMark state={state} />
      </span>
      <span className="reading-at">
        <span className="news-label">{t("list.published")}</span>
        <Instant at={publishedDate} show="day" />
      </span>
      <span className="reading-at">
        <span className="news-label">{t("list.changed")}</span>
        {changedDate === null ? t("list.unchanged") : <Instant at={changedDate} />}
        {changedBy === null ? null : <small lang="">{changedBy}</small>}
      </span>
    </div>
  );
}
