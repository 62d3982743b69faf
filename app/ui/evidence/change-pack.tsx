import { useTranslation } from "react-i18next";
import type { ChangeView } from "~/contract/change-requests";
import { paths } from "~/paths";
import type { PackKind } from "~/rules/evidence/evidence-pack";
import { Papers } from "./papers";
import { usePolling } from "./use-polling";

type Props = {
  pack: ChangeView["evidence"];
  /** The address of a paper, on our origin. */
  hrefOf: (kind: PackKind) => string;
  /** Reloads the change while the pack is being generated. */
  onLook: () => void;
};

/** The evidence pack of the decision on a change; renders nothing if there is none. */
export function ChangePack({ pack, hrefOf, onLook }: Props) {
  const { t } = useTranslation("evidence");
  usePolling(pack?.papers === null, onLook);
  if (!pack) return null;
  return (
    <section id="evidence" className="card evidence-packs" aria-labelledby="evidence-title">
      <h2 id="evidence-title">{t("packs.title")}</h2>
      <p className="field-hint">{t("packs.change")}</p>
      <div aria-live="polite">
        <Papers papers={pack.papers} describedBy="evidence-title" later={t("packs.changeLater")} hrefOf={hrefOf} />
      </div>
      <p>
        <a href={paths.verify}>{t("packs.verify")}</a>
      </p>
    </section>
  );
}
