import "./release-banner.css";
import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listPaths } from "~/list-paths";
import { paths } from "~/paths";
import { useShell } from "../workspace/shell-facts";

/**
 * The newest release notice, until 'I know' dismisses it (§4). The post reloads the shell, which then has no notice.
 */
export function ReleaseBanner() {
  const { t } = useTranslation("messages");
  const { releaseNotice } = useShell();
  if (!releaseNotice) return null;
  const { noticeId, title } = releaseNotice;
  return (
    <section className="release-banner" aria-label={t("notices.release")}>
      <p>
        <span className="release-mark">{t("notices.release")}</span>
        {title}
      </p>
      <div className="release-actions">
        <Link to={listPaths.notice(noticeId)}>{t("banner.details")}</Link>
        <Form method="post" action={paths.releaseNotice} replace preventScrollReset>
          <input type="hidden" name="noticeId" value={noticeId} />
          <input type="hidden" name="title" value={title} />
          <button type="submit" className="button-default">
            {t("banner.known")}
          </button>
        </Form>
      </div>
    </section>
  );
}
