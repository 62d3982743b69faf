import { useTranslation } from "react-i18next";
import { isSecureAddress } from "~/rules/workspace/news";
import { Instant } from "~/ui/base/instant";
import { paragraphsOf } from "~/ui/reading/paragraphs";

type Props = {
  title: string;
  /** Plain text, never interpreted as markup (S-36). */
  text: string;
  link: string | null;
  publishedDate: string;
  isOpen?: boolean;
  /** The language of title and text, if it is not the page's. */
  lang?: string;
};

/** A news item of the dashboard: its text and its link are under its title. */
export function NewsEntry({ title, text, link, publishedDate, isOpen = false, lang }: Props) {
  const { t } = useTranslation("dashboard");
  return (
    <details open={isOpen}>
      <summary>
        <span lang={lang}>{title}</span>
        <Instant at={publishedDate} show="day" />
      </summary>
      {paragraphsOf(text).map((paragraph, place) => (
        <p key={`${place} ${paragraph}`} lang={lang}>
          {paragraph}
        </p>
      ))}
      {link !== null && isSecureAddress(link) ? (
        <p>
          <a href={link} target="_blank" rel="noopener noreferrer">
            {t("news.more")}
          </a>
        </p>
      ) : null}
    </details>
  );
}
