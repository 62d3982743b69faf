import "./corrective-action.css";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OwnCorrectiveAction } from "~/contract/corrective-actions";
import { formatDay } from "~/rules/format";
import { Instant } from "~/ui/base/instant";
import { CorrectiveStateBadge } from "./corrective-state";

type Action = Omit<OwnCorrectiveAction, "steps">;
type Step = OwnCorrectiveAction["steps"][number] & { userName?: string | null };

/**
 * The facts of a corrective action: what the supplier has to correct, and the due date. `children` are additional
 * facts.
 */
export function CorrectiveFacts({ action, children }: { action: Action; children?: ReactNode }) {
  const { t } = useTranslation("correctiveActions");
  return (
    <section className="card settings-section" aria-labelledby="corrective-title">
      <h2 id="corrective-title" lang="">
        {action.title}
      </h2>
      <dl className="corrective-facts">
        <dt>{t("facts.state")}</dt>
        <dd>
          <CorrectiveStateBadge state={action.state} isLate={action.isLate} />
        </dd>
        {children}
        <dt>{t("facts.dueOn")}</dt>
        <dd>
          <Instant at={action.dueOn} show="day" />
        </dd>
        <dt>{t("facts.requested")}</dt>
        <dd>
          <Instant at={action.requestedAt} />
        </dd>
      </dl>
      <h3>{t("required")}</h3>
      <p className="corrective-text" lang="">
        {action.text}
      </p>
    </section>
  );
}

/** Everything that has happened to it, the newest first. */
export function CorrectiveSteps({ steps }: { steps: readonly Step[] }) {
  const { t, i18n } = useTranslation("correctiveActions");
  return (
    <section className="card settings-section" aria-labelledby="corrective-steps-title">
      <h2 id="corrective-steps-title">{t("steps.title")}</h2>
      <ol className="corrective-steps">
        {steps.toReversed().map(({ step, text, dueOn, at, userName }) => (
          <li key={`${at} ${step}`}>
            <p>
              <strong>{t(`steps.${step}`)}</strong>{" "}
              <span className="field-hint">
                <Instant at={at} />
                {userName ? (
                  <>
                    {" · "}
                    <span lang="">{userName}</span>
                  </>
                ) : null}
              </span>
            </p>
            {text ? (
              <p className="corrective-text" lang="">
                {text}
              </p>
            ) : null}
            {dueOn ? <p>{t("steps.dueOn", { day: formatDay(i18n.language, dueOn) })}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
