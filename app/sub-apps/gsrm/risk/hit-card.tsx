import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SanctionHit } from "~/contract/sanctions";
import { formatList } from "~/rules/format";
import { Instant } from "~/ui/base/instant";
import { VerdictForm } from "./verdict-form";

type Props = { hit: SanctionHit; onDecided: () => void };

/** A sanctions hit as a comparison, fact by fact, with the decision or the form for it. */
export function HitCard({ hit, onDecided }: Props) {
  const { t } = useTranslation("gsrm");
  const { hitId, name, state, source, reference, listVersion } = hit;
  const [isAgain, setAgain] = useState(false);
  return (
    <section className="card risk-hit" id={`hit-${hitId}`} aria-labelledby={`hit-title-${hitId}`}>
      <div className="risk-head">
        <h2 id={`hit-title-${hitId}`}>{t("risk.hit.title", { name })}</h2>
        <span className={`badge ${state === "notSame" ? "" : "risk-high"}`}>{t(`risk.hit.states.${state}`)}</span>
      </div>
      <p className="risk-source">
        {t("risk.hit.about", { list: t(`risk.lists.${source}`), reference })} <Instant at={listVersion} show="day" />
      </p>
      <p>{t("risk.hit.lead")}</p>
      <Comparison hit={hit} />
      {state === "open" || isAgain ? (
        <VerdictForm hit={hit} onDecided={onDecided} />
      ) : (
        <>
          <Verdict hit={hit} />
          <div className="section-actions">
            <button type="button" className="button-default" onClick={() => setAgain(true)}>
              {t("risk.hit.again")}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

/** Our answers next to the entry of the list; on a phone each fact is a card. */
function Comparison({ hit: { facts, aliases, likeness, subject } }: { hit: SanctionHit }) {
  const { t, i18n } = useTranslation("gsrm");
  const names = aliases.map(({ name, isWeak }) => (isWeak ? t("risk.hit.weak", { name }) : name));
  const look = { same: "risk-high", differs: "risk-differs", unknown: "" };
  return (
    <div className="rows">
      <table aria-label={t("risk.hit.label")}>
        <thead>
          <tr>
            <th scope="col">{t("risk.hit.fact")}</th>
            <th scope="col">{t("risk.hit.ours")}</th>
            <th scope="col">{t("risk.hit.theirs")}</th>
            <th scope="col">{t("risk.hit.comparison")}</th>
          </tr>
        </thead>
        <tbody>
          {facts.map(({ fact, ours, theirs, comparison }) => (
            <tr key={fact}>
              <th scope="row">{fact === "name" ? t(`risk.hit.subjects.${subject}`) : t(`risk.hit.facts.${fact}`)}</th>
              <td data-label={t("risk.hit.ours")}>
                <Texts texts={ours} />
              </td>
              <td data-label={t("risk.hit.theirs")}>
                <Texts texts={theirs} />
              </td>
              <td data-label={t("risk.hit.comparison")}>
                <span className={`badge ${comparison ? look[comparison] : "badge-warn"}`}>
                  {comparison ? t(`risk.hit.comparisons.${comparison}`) : t("risk.hit.alike", { percent: likeness })}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {names.length > 0 ? (
        <p className="risk-source">{t("risk.hit.aliases", { names: formatList(i18n.language, names) })}</p>
      ) : null}
    </div>
  );
}

function Texts({ texts }: { texts: readonly string[] }) {
  const { t } = useTranslation("gsrm");
  if (texts.length === 0) return <span className="risk-source">{t("risk.hit.notGiven")}</span>;
  return texts.map((text) => (
    <span key={text} className="risk-text" lang="">
      {text}
    </span>
  ));
}

function Verdict({ hit: { state, decidedBy, decidedAt, reason } }: { hit: SanctionHit }) {
  const { t } = useTranslation("gsrm");
  return (
    <div className="notice">
      <p>
        {t("risk.hit.decided")}
        <span lang="">{decidedBy}</span> · <strong>{t(`risk.hit.states.${state}`)}</strong>{" "}
        {decidedAt ? <Instant at={decidedAt} /> : null}
      </p>
      <p className="history-reason" lang="">
        {reason}
      </p>
    </div>
  );
}
