import "./packs.css";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import type { evidencePack } from "~/contract/evidence";
import { paths } from "~/paths";
import type { PackKind } from "~/rules/evidence/evidence-pack";
import { Instant } from "~/ui/base/instant";
import { Papers } from "./papers";
import { usePolling } from "./use-polling";

export type Pack = z.output<typeof evidencePack>;

type Props = {
  packs: readonly Pack[];
  /** The address of a pack, on our origin. */
  hrefOf: (round: number, kind: PackKind) => string;
  /** Reloads the packs while one is being generated. */
  onLook: () => void;
};

/** The evidence packs of a registration, round by round; renders nothing if there are none. */
export function Packs({ packs, hrefOf, onLook }: Props) {
  const { t } = useTranslation("evidence");
  const isWaiting = packs.some(({ papers }) => papers === null);
  usePolling(isWaiting, onLook);
  if (packs.length === 0) return null;
  return (
    <section id="evidence" className="card evidence-packs" aria-labelledby="evidence-title">
      <h2 id="evidence-title">{t("packs.title")}</h2>
      <p className="field-hint">{t("packs.lead")}</p>
      <ul aria-live="polite">
        {packs.map((pack) => (
          <OnePack key={pack.round} pack={pack} hrefOf={hrefOf} />
        ))}
      </ul>
      <p>
        <a href={paths.verify}>{t("packs.verify")}</a>
      </p>
    </section>
  );
}

function OnePack({ pack: { round, submittedAt, papers }, hrefOf }: { pack: Pack } & Pick<Props, "hrefOf">) {
  const { t } = useTranslation("evidence");
  const id = `evidence-round-${round}`;
  return (
    <li>
      <p className="evidence-round" id={id}>
        {t("packs.round", { round })}
        <Instant at={submittedAt} />
      </p>
      <Papers papers={papers} describedBy={id} later={t("packs.later")} hrefOf={(kind) => hrefOf(round, kind)} />
    </li>
  );
}
