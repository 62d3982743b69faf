import { useTranslation } from "react-i18next";
import { isSecureAddress, type NewsAnswers, startOfDay } from "~/rules/workspace/news";
import { NewsEntry } from "~/ui/dashboard/news-entry";
import { useHydrated } from "~/ui/base/use-hydrated";

type Props = { draft: Partial<NewsAnswers>; now: string };

/** A news item as the news card of the workspace shows it, in both languages. */
export function NewsPreview({ draft, now }: Props) {
  const { t } = useTranslation("news");
  const isHydrated = useHydrated();
  const { titleZh, textZh, titleEn, textEn, link, publishedOn } = draft;
  const common = {
    link: link && isSecureAddress(link) ? link : null,
    publishedDate: publishedOn && !Number.isNaN(Date.parse(publishedOn)) ? startOfDay(publishedOn) : now,
    isOpen: true,
  };
  return (
    <section className="news-preview" aria-labelledby="news-preview">
      <h2 id="news-preview">{t("preview.title")}</h2>
      <p className="field-hint">{isHydrated ? t("preview.text") : t("preview.still")}</p>
      <ul className="dashboard-news news-languages">
        <li>
          <NewsEntry
            {...common}
            lang="zh"
            title={titleZh || t("preview.noTitle")}
            text={textZh || t("preview.noText")}
          />
        </li>
        <li>
          <NewsEntry
            {...common}
            lang="en"
            title={titleEn || t("preview.noTitle")}
            text={textEn || t("preview.noText")}
          />
        </li>
      </ul>
    </section>
  );
}
