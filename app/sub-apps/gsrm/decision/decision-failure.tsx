import type { RefusalCode } from "~/rules/refusal-code";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { outdatedDecision } from "~/contract/onboarding";
import { type Failure, isFailure } from "~/gateway/failure";
import { Instant } from "~/ui/base/instant";
import { FailureNotice } from "~/sub-apps/built-in/failure-notice";

type Props = { failure: Failure | undefined; onReload: () => void };

/** Refusals that are resolved by loading the newest state. */
const outdatedCodes: readonly RefusalCode[] = ["decision.outdated", "onboarding.notPossible", "onboarding.delayed"];

/**
 * The reason why a decision was refused. If the page was outdated, also the changes since then, and a button to load
 * the newest state.
 */
export function DecisionFailure({ failure, onReload }: Props) {
  const { t } = useTranslation(["gsrm", "fields", "gcis"]);
  const isOutdated = failure !== undefined && outdatedCodes.some((code) => isFailure(failure, code));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOutdated) title.current?.focus();
  }, [isOutdated]);
  if (!isOutdated) return <FailureNotice failure={failure} />;
  const changes = outdatedDecision.safeParse(failure.details).data;
  return (
    <section className="notice notice-warning" role="alert" aria-labelledby="outdated-title">
      <h3 id="outdated-title" ref={title} tabIndex={-1}>
        {t("decision.outdated.title")}
      </h3>
      <p>{t("decision.outdated.text")}</p>
      {changes?.event && changes.at ? (
        <p>
          {t(`history.events.${changes.event}`)} <Instant at={changes.at} />
        </p>
      ) : null}
      {changes && changes.sections.length + changes.documents.length > 0 ? (
        <>
          <p>{t("decision.outdated.changed")}</p>
          <ul>
            {changes.sections.map((section) => (
              <li key={section}>{t(`fields:${section}.title`)}</li>
            ))}
            {changes.documents.map((document) => (
              <li key={document}>{t(`gcis:certification.documents.${document}.title`)}</li>
            ))}
          </ul>
        </>
      ) : null}
      <button type="button" className="button-primary" onClick={onReload}>
        {t("decision.outdated.reload")}
      </button>
    </section>
  );
}
