import "../risk/risk.css";
import { useTranslation } from "react-i18next";
import { checkedRisks, type RiskFlag, riskSources, riskWeights } from "~/rules/change-request/change-risks";
import { listPaths } from "~/list-paths";
import { Instant } from "~/ui/base/instant";
import { LineIcon } from "~/ui/base/line-icon";
import { Link } from "../../built-in/router";
import { SharedWith } from "../base/shared-with";
import { RiskMark, RiskShape } from "../risk/risk-mark";
import type { ReviewedChange } from "./change";

/** The company's other pending change that each of these risks concerns. */
const pendingFor = { identityChangePending: "identity", contactsChangePending: "contact" } as const;
type PendingRisk = keyof typeof pendingFor;

const tick = "M5 12.5l4.5 4.5L19 7";

/** The risk checks of a change: the level, each finding, and the checks that found nothing. */
export function ChangeRisks({ change }: { change: ReviewedChange }) {
  const { t } = useTranslation("gsrm");
  const { risks, section, registry } = change;
  const clear = (checkedRisks[section] ?? []).filter(
    (risk) => !risks.includes(risk) && (risk !== "registryDiffers" || Boolean(registry?.record)),
  );
  if (risks.length + clear.length === 0) return null;
  const level = risks.some((risk) => riskWeights[risk] === "high") ? "high" : risks.length > 0 ? "medium" : "low";
  return (
    <section className="card" aria-labelledby="change-risks">
      <div className="comparison-head">
        <h2 id="change-risks">{t("risks.title")}</h2>
        <RiskMark level={level} />
      </div>
      <ul className="change-checks">
        {risks.map((risk) => (
          <li key={risk}>
            <RiskShape level={riskWeights[risk]} />
            <span>
              <Found risk={risk} change={change} />
              <small>{t(`risks.source.${riskSources[risk]}`)}</small>
            </span>
          </li>
        ))}
        {clear.map((risk) => (
          <li key={risk} className="is-clear">
            <LineIcon path={tick} size={16} />
            <span>
              <span className="check-words">{t(`risks.clear.${risk}`)}</span>
              <small>{t(`risks.source.${riskSources[risk]}`)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Found({ risk, change }: { risk: RiskFlag; change: ReviewedChange }) {
  const { t } = useTranslation("gsrm");
  const { sharedWith, identityChangedAt, pendingChanges } = change;
  return (
    <>
      {t(`risks.bank.${risk}`)}
      {risk === "accountShared" || risk === "identityOfAnother" ? <SharedWith companies={sharedWith} /> : null}
      {risk === "identityChangedLately" && identityChangedAt ? (
        <>
          {" "}
          <Instant at={identityChangedAt} show="day" />
        </>
      ) : null}
      <PendingChange id={risk in pendingFor ? pendingChanges[pendingFor[risk as PendingRisk]] : null} />
    </>
  );
}

/** The link to the change that a risk concerns; nothing once that change has ended. */
function PendingChange({ id }: { id: string | null }) {
  const { t } = useTranslation("gsrm");
  return id ? (
    <>
      {" "}
      <Link to={listPaths.companyChange(id)}>{t("risks.pendingChange")}</Link>
    </>
  ) : null;
}
