import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as managedNotices from "~/contract/managed-notices";
import { ConfirmedAction } from "../../built-in/confirmed-action";
import { OutdatedNotice } from "../../built-in/failure-notice";

type Props = { notice: managedNotices.ManagedNotice; onReload: () => void; onDone: (words: string) => void };

/** Ends a notice now, after a question. */
export function EndNotice({ notice, onReload, onDone }: Props) {
  const { t } = useTranslation("managedNotices");
  const end = useAction(async () => {
    const { noticeId, version, kind, audience, words, publishedDate } = notice;
    const now = new Date().toISOString();
    // A notice that is not shown yet ends before its first day, so that it never is.
    const from = publishedDate > now ? { publishedDate: now } : {};
    await call(managedNotices.save, { noticeId, version, kind, audience, words, ...from, endsDate: now });
    onDone(t("form.ended"));
  });
  return (
    <ConfirmedAction
      action={end}
      words={{
        label: t("form.end"),
        sure: t("form.endSure"),
        yes: t("form.endYes"),
        busy: t("form.saving"),
        no: t("form.endNo"),
      }}
    >
      <OutdatedNotice
        failure={end.failure}
        codes={["notice.outdated"]}
        words={{ text: t("form.outdated"), reload: t("form.reload") }}
        onReload={onReload}
      />
    </ConfirmedAction>
  );
}
