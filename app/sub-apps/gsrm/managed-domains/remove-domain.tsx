import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as managedDomains from "~/contract/managed-domains";
import { ConfirmedAction } from "../../built-in/confirmed-action";
import { OutdatedNotice } from "../../built-in/failure-notice";

type Props = { stored: managedDomains.ManagedDomain; onReload: () => void; onDone: (words: string) => void };

/** Removes the configuration of a host, after a question. */
export function RemoveDomain({ stored: { domain, version }, onReload, onDone }: Props) {
  const { t } = useTranslation("managedDomains");
  const remove = useAction(async () => {
    await call(managedDomains.remove, { domain, version, own: window.location.hostname });
    onDone(t("form.removed"));
  });
  return (
    <ConfirmedAction
      action={remove}
      words={{
        label: t("form.remove"),
        sure: t("form.removeSure"),
        yes: t("form.removeYes"),
        busy: t("form.removing"),
        no: t("form.removeNo"),
      }}
    >
      <OutdatedNotice
        failure={remove.failure}
        codes={["domain.outdated"]}
        words={{ text: t("form.outdated"), reload: t("form.reload") }}
        onReload={onReload}
      />
    </ConfirmedAction>
  );
}
