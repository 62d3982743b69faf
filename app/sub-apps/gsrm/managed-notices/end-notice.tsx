import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as managedNotices from "~/contract/managed-notices";
import { OutdatedNotice } from "../../built-in/failure-notice";

type Props = { notice: managedNotices.ManagedNotice; onReload: () => void; onDone: (words: string) => void };

/** Ends a notice now, after a question. */
export function EndNotice({ notice, onReload, onDone }: Props) {
  const { t } = useTranslation("managedNotices");
  const [isAsking, setIsAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) yes.current?.focus();
  }, [isAsking]);
  const end = useAction(async () => {
    const { noticeId, version, kind, audience, words, publishedDate } = notice;
    const now = new Date().toISOString();
    // A notice that is not shown yet ends before its first day, so that it never is.
    const from = publishedDate > now ? { publishedDate: now } : {};
    await call(managedNotices.save, { noticeId, version, kind, audience, words, ...from, endsDate: now });
    onDone(t("form.ended"));
  });
  return (
    <section className="card settings-section" aria-label={t("form.end")}>
      <OutdatedNotice
        failure={end.failure}
        codes={["notice.outdated"]}
        words={{ text: t("form.outdated"), reload: t("form.reload") }}
        onReload={onReload}
      />
      {isAsking ? (
        <div className="notice notice-warning" role="group" aria-label={t("form.end")}>
          <p>{t("form.endSure")}</p>
          <div className="section-actions">
            <button
              ref={yes}
              type="button"
              className="button-primary"
              disabled={end.isBusy}
              onClick={() => void end.run()}
            >
              {end.isBusy ? t("form.saving") : t("form.endYes")}
            </button>
            <button
              type="button"
              className="button-default"
              disabled={end.isBusy}
              onClick={() => {
                flushSync(() => setIsAsking(false));
                opener.current?.focus();
              }}
            >
              {t("form.endNo")}
            </button>
          </div>
        </div>
      ) : (
        <div className="section-actions">
          <button ref={opener} type="button" className="button-default" onClick={() => setIsAsking(true)}>
            {t("form.end")}
          </button>
        </div>
      )}
    </section>
  );
}
