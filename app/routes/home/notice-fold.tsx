import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { Outline } from "./static-text.server";
import { Contents } from "./contents";
import type { NoticeCode } from "./notice-codes";
import { LineIcon } from "~/ui/base/line-icon";

type Props = {
  code: NoticeCode;
  outline: Outline | null;
  isOpen: boolean;
  isFolded: boolean;
  onOpen: () => void;
  children: ReactNode;
};

/**
 * A collapsible text: title, summary and reading time; when open, also its parts, a link to its page and a print
 * button.
 */
export function NoticeFold({ code, outline, isOpen, isFolded, onOpen, children }: Props) {
  const { t } = useTranslation("home");
  return (
    <details
      name="notices"
      className="notice-fold"
      open={isOpen}
      aria-current={isOpen ? "true" : undefined}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen()}
    >
      <summary>
        <span className="notice-name">{t(`notices.${code}`)}</span>
        <span className="notice-gist">{t(`gists.${code}`)}</span>
        <span className="notice-length">
          {outline ? t("noticeLength", { parts: outline.contents.length, minutes: outline.minutes }) : null}
        </span>
        <Chevron />
      </summary>
      <div className={isFolded ? "notice-page notice-folded" : "notice-page"}>
        {outline ? (
          <div className="notice-outline">
            <Contents contents={outline.contents} page={paths.text(code)} />
            <p className="notice-own-page">
              <Link to={paths.text(code)}>{t("text.open")}</Link>
              <Link to={paths.textToPrint(code)}>{t("text.print")}</Link>
            </p>
          </div>
        ) : (
          <div className="notice notice-error notice-failed" role={isOpen ? "alert" : undefined}>
            <p>
              <strong>{t("noticeFailed.title")}</strong>
            </p>
            <p>{t("noticeFailed.text", { notice: t(`notices.${code}`) })}</p>
            <Link to={`?notice=${code}#notices`} className="button-default">
              {t("noticeFailed.retry")}
            </Link>
          </div>
        )}
        {children}
      </div>
    </details>
  );
}

function Chevron() {
  return <LineIcon path="m9 6 6 6-6 6" size={20} strokeWidth={1.75} className="notice-chevron" />;
}
