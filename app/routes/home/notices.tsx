import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Notice } from "./home.server";
import { noticeCodes } from "./notice-codes";
import { useNoticeTab } from "./use-notice-tab";

/**
 * The information pages (§2). The tabs are links: one page each without scripts, no jump with them, and the same for
 * the keyboard either way, which is why they are not `role="tab"`.
 */
export function Notices({ notice }: { notice: Notice }) {
  const { t } = useTranslation("home");
  const { active, isLoading, open } = useNoticeTab(notice.code);
  return (
    <section className="home-section notices" id="notices" aria-labelledby="notices-title">
      <div className="home-heading">
        <h2 id="notices-title">{t("noticesTitle")}</h2>
        <p>{t("noticesLead")}</p>
      </div>
      <div className="notices-frame">
        <nav className="notice-tabs" aria-label={t("noticesLabel")}>
          {noticeCodes.map((code) => (
            <Link
              key={code}
              to={`?notice=${code}#notices`}
              className="notice-tab"
              aria-current={code === active ? "true" : undefined}
              onClick={(event) => open(event, code)}
            >
              {t(`notices.${code}`)}
            </Link>
          ))}
        </nav>
        <article className="notice-page" aria-busy={isLoading}>
          {notice.text ? (
            <>
              <h3 className="notice-title">{notice.text.title}</h3>
              <div className="rich-text" dangerouslySetInnerHTML={{ __html: notice.text.html }} />
              {notice.guide ? (
                <>
                  <h3 className="notice-title">{notice.guide.title}</h3>
                  <div className="rich-text" dangerouslySetInnerHTML={{ __html: notice.guide.html }} />
                </>
              ) : null}
            </>
          ) : (
            <div className="notice notice-error notice-failed" role="alert">
              <p>
                <strong>{t("noticeFailed.title")}</strong>
              </p>
              <p>{t("noticeFailed.text", { notice: t(`notices.${notice.code}`) })}</p>
              <Link
                to={`?notice=${notice.code}#notices`}
                className="button-default"
                onClick={(event) => open(event, notice.code)}
              >
                {t("noticeFailed.retry")}
              </Link>
            </div>
          )}
        </article>
      </div>
    </section>
  );
}
