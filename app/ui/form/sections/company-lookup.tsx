import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFieldWords } from "../field-words";
import { IntentButton } from "../intent-button";
import type { LookupOutcome } from "../section-form";

/** Looks the company up at the business-information service and fills what is blank; what it brought is said beneath. */
export function CompanyLookup({ outcome }: { outcome: LookupOutcome | undefined }) {
  const { t } = useTranslation();
  return (
    <section className="lookup" aria-labelledby="lookup-title">
      <div>
        <h2 id="lookup-title">{t("registration:lookup.title")}</h2>
        <p id="lookup-lead">{t("registration:lookup.lead")}</p>
      </div>
      <IntentButton intent="lookup" className="button-default" aria-describedby="lookup-lead">
        {t("registration:lookup.ask")}
      </IntentButton>
      {outcome ? <Brought outcome={outcome} /> : null}
    </section>
  );
}

/** The page was loaded again for it: it is where reading goes on. */
function Brought({ outcome }: { outcome: LookupOutcome }) {
  const { t, i18n } = useTranslation();
  const words = useFieldWords();
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  const isProblem = "code" in outcome;
  const listed = (fields: string[]) =>
    new Intl.ListFormat(i18n.language).format(fields.map((field) => words.label(field)));
  return (
    <p
      ref={said}
      tabIndex={-1}
      className={`notice ${isProblem ? "notice-warning" : ""}`}
      role={isProblem ? "alert" : "status"}
    >
      {isProblem
        ? t(`findings:${outcome.code}`, outcome.params)
        : outcome.filled.length > 0
          ? t("registration:lookup.filled", { fields: listed(outcome.filled) })
          : t("registration:lookup.nothing")}
    </p>
  );
}
