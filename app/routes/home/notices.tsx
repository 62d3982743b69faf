import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useNavigation, useSearchParams } from "@remix-run/react";
import { useEffect } from "react";
import "~/ui/page/notices.css";
import "~/ui/page/rich-text.css";
import "~/ui/page/text-page.css";
import { formatDay } from "~/rules/format";
import type { Outline, StaticText } from "./static-text.server";
import type { HomeNotice } from "./home.server";
import { noticeCodes, asNotice, defaultNotice, type NoticeCode } from "./notice-codes";
import { NoticeFold } from "./notice-fold";
import { browserStore } from "~/ui/base/browser-store";
import { LineIcon } from "~/ui/base/line-icon";

type Props = { notice: HomeNotice; outlines: (Outline | null)[] };

/** The information pages (§2), each in a collapsible section; with scripts an open one loads its text. */
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

/** A full text of the home page in a scrollable box; below the access guide, the guide of this domain. */
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

/** Where the browser stores the last active tab (§2). */
const storeKey = "noticeTab";
/** Marks a history entry whose tab was opened automatically. */
const rememberedTab = "rememberedTab";

/**
 * The tab that is open or being opened, and a function to open another. It is stored in this browser, and loaded
 * without moving the page. The text is folded to its parts until the user chooses a tab.
 */
function useNoticeTab(current: NoticeCode) {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const isRemembered = useLocation().state === rememberedTab;
  const [query] = useSearchParams();
  const isChosen = query.has("notice");
  const opening = location ? asNotice(new URLSearchParams(location.search).get("notice")) : undefined;

  useEffect(() => {
    const last = asNotice(browserStore.get(storeKey));
    if (!isChosen && last && last !== defaultNotice)
      navigate(`?notice=${last}`, { replace: true, preventScrollReset: true, state: rememberedTab });
  }, [isChosen, navigate]);

  // A tab opened by a link from another page is also stored.
  useEffect(() => {
    if (isChosen) browserStore.set(storeKey, current);
  }, [isChosen, current]);

  const active = opening ?? current;

  function open(code: NoticeCode) {
    // A details element also fires its event when opened by our code.
    if (code === active) return;
    // Immediately, not only once it is shown: the user may leave the page before.
    browserStore.set(storeKey, code);
    navigate(`?notice=${code}`, { replace: true, preventScrollReset: true });
  }

  return { active, isFolded: !isChosen || isRemembered, open };
}

/** §1: from a stated day on, signing in requires a code sent to the email or phone. */
export function LoginCodeNotice({ from }: { from: string }) {
  const { t, i18n } = useTranslation("home");
  return (
    <div className="home-section">
      <p className="login-code" role="note">
        <LineIcon path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.500M12 7.500v.1" size={18} strokeWidth={1.75} />
        <span>{t("loginCode.text", { date: formatDay(i18n.language, from) })}</span>
      </p>
    </div>
  );
}
