import { useTranslation } from "react-i18next";
import type { StaticText } from "~/session/static-text.server";

type Props = { text: StaticText; guide: StaticText | null };

/** A text of the home page in full, in a place of its own that scrolls; below the access guide, that of this domain. */
export function NoticePage({ text, guide }: Props) {
  const { t } = useTranslation("home");
  return (
    <div className="notice-whole" tabIndex={0} role="region" aria-label={t("text.whole", { title: text.title })}>
      <h3 className="notice-title">{text.title}</h3>
      <div className="rich-text" dangerouslySetInnerHTML={{ __html: text.html }} />
      {guide ? (
        <>
          <h3 className="notice-title">{guide.title}</h3>
          <div className="rich-text" dangerouslySetInnerHTML={{ __html: guide.html }} />
        </>
      ) : null}
    </div>
  );
}
