import "~/ui/page/notices.css";
import "~/ui/page/rich-text.css";
import "~/ui/page/text-page.css";
import { useTranslation } from "react-i18next";
import type { Outline, StaticText } from "../texts/static-text.server";
import type { Notice } from "./home.server";
import { noticeCodes } from "./notice-codes";
import { NoticeFold } from "./notice-fold";
import { useNoticeTab } from "./use-notice-tab";

type Props = { notice: Notice; outlines: (Outline | null)[] };

/** The information pages (§2), each in a fold that opens by itself; with scripts an open one loads its text. */
export function Notices({ notice, outlines }: Props) {
  const { t } = useTranslation("home");
  const { active, isFolded, open } = useNoticeTab(notice.code);
  return (
    <section className="home-section notices" id="notices" aria-labelledby="notices-title">
      <div className="home-heading">
        <h2 id="notices-title">{t("noticesTitle")}</h2>
        <p>{t("noticesLead")}</p>
      </div>
      <div className="notice-folds">
        {noticeCodes.map((code, at) => (
          <NoticeFold
            key={code}
            code={code}
            outline={outlines[at] ?? null}
            isOpen={code === active}
            isFolded={isFolded}
            onOpen={() => open(code)}
          >
            {code === notice.code && notice.text ? <NoticePage text={notice.text} guide={notice.guide} /> : null}
          </NoticeFold>
        ))}
      </div>
    </section>
  );
}

/** A text of the home page in full, in a box that scrolls; below the access guide, that of this domain. */
function NoticePage({ text, guide }: { text: StaticText; guide: StaticText | null }) {
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
