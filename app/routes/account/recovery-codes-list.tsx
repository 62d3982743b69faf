import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { groupedRecoveryCode } from "~/rules/sign-in/recovery-code";
import { useHydrated } from "~/ui/base/use-hydrated";

/** The recovery codes, shown only once, to copy, save as a text file or print. */
export function RecoveryCodesList({ codes }: { codes: string[] }) {
  const { t } = useTranslation(["account", "common"]);
  const title = useRef<HTMLHeadingElement>(null);
  const isHydrated = useHydrated();
  useEffect(() => title.current?.focus(), []);
  const lines = codes.map(groupedRecoveryCode);
  const text = [t("authenticator.codes.fileTitle"), "", ...lines, "", t("authenticator.codes.keep"), ""].join("\r\n");
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {t("authenticator.codes.title")}
      </h2>
      <p className="notice">{t("authenticator.codes.keep")}</p>
      <ol className="recovery-codes">
        {lines.map((line) => (
          <li key={line}>
            <code lang="" translate="no">
              {line}
            </code>
          </li>
        ))}
      </ol>
      <div className="section-actions">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={t("authenticator.codes.fileName")}
          className="button-primary"
        >
          {t("authenticator.codes.download")}
        </a>
        {isHydrated ? (
          <button type="button" className="button-default" onClick={() => window.print()}>
            {t("common:page.print")}
          </button>
        ) : null}
      </div>
    </>
  );
}
