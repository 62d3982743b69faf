import "./risk.css";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { ReviewFile } from "~/contract/review";
import { listPaths } from "~/list-paths";
import { explainRisk } from "~/rules/onboarding/risk";
import { HitCard } from "./hit-card";
import { Reason } from "./reason";
import { RiskMark } from "./risk-mark";

type Props = {
  file: ReviewFile;
  /** When the file was loaded, as ISO 8601. */
  loadedAt: string;
  /** Reloads the file after a decision on a hit. */
  onDecided: () => void;
};

/**
 * The risk level of this registration with its reasons, the checks that passed, and the sanctions hits to decide on.
 */
export function RiskCard({ file, loadedAt, onDecided }: Props) {
  const { t } = useTranslation("gsrm");
  const { risks, submittedAt } = file;
  const { level, reasons, clear } = explainRisk(risks, { answers: submittedAt ?? loadedAt, checked: loadedAt });
  return (
    <>
      <details className="card risk-card" id="risks" open={level !== "low"}>
        <summary className="risk-head">
          <h2 id="risks-title" tabIndex={-1}>
            {t("risks.title")}
          </h2>
          <RiskMark level={level} />
          <span className="risk-source">{t("risk.count", { count: reasons.length })}</span>
        </summary>
        <div className="risk-columns">
          <div>
            <h3>{t("risk.reasons")}</h3>
            {reasons.length === 0 ? <p>{t("risk.none")}</p> : null}
            <ul className="risk-reasons">
              {reasons.map((reason, at) => (
                <Reason key={at} reason={reason} />
              ))}
            </ul>
          </div>
          <div>
            <h3>{t("risk.clear")}</h3>
            <ul className="risk-clear">
              {clear.map((check) => (
                <li key={check}>{t(`risk.checks.${check}`)}</li>
              ))}
            </ul>
            {risks.lists.length === 0 ? <p className="field-warning">{t("risk.notScreened")}</p> : null}
            <Link to={listPaths.sanctions}>{t("risk.manageLists")}</Link>
          </div>
        </div>
      </details>
      {risks.hits.map((hit) => (
        <HitCard key={`${hit.hitId} ${hit.state} ${hit.foundAt}`} hit={hit} onDecided={onDecided} />
      ))}
    </>
  );
}
