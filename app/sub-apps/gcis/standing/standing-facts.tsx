import "./standing.css";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import type { standing } from "~/contract/company";
import { Instant } from "~/ui/base/instant";
import { ExpectedDate } from "~/ui/stages/expected";

export type SupplierStanding = NonNullable<z.output<typeof standing.answer>>;

/** The supplier's progress: the current task, its start and due date, and who acts next. */
export function StandingFacts({ standing: { number, progress, documents } }: { standing: SupplierStanding }) {
  const { t } = useTranslation(["gcis", "progress"]);
  const { state, since, expectedBy, actsNext } = progress;
  return (
    <section className="card" aria-labelledby="facts-title">
      <h2 id="facts-title">{t(`progress:states.${state}.title`)}</h2>
      <p>{t(`progress:states.${state}.text`)}</p>
      <dl className="standing-facts">
        <Fact label={t("progress:result.number")}>{number ?? t("progress:result.noNumber")}</Fact>
        <Fact label={t("progress:result.since")}>
          <Instant at={since} show="day" />
        </Fact>
        <Fact label={t("progress:result.expected")}>
          <ExpectedDate state={state} at={expectedBy} />
        </Fact>
        <Fact label={t("progress:result.next")}>{t(`progress:next.${actsNext}`)}</Fact>
      </dl>
      <ExpiringDocuments documents={documents} />
    </section>
  );
}

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** Documents that expire within 30 days or have expired, the earliest first. */
function ExpiringDocuments({ documents }: Pick<SupplierStanding, "documents">) {
  const { t } = useTranslation(["gcis", "options"]);
  return (
    <>
      <h3>{t("standing.documents")}</h3>
      {documents.length === 0 ? <p>{t("standing.noDocuments")}</p> : null}
      <ul className="standing-documents">
        {documents.map(({ list, type, expiresOn, isExpired }) => (
          <li key={`${list} ${type} ${expiresOn}`}>
            <span>{t(`options:${list}.${type}`)}</span>
            <span>
              {t("standing.expires")} <Instant at={expiresOn} show="day" />
            </span>
            {isExpired ? <span className="badge badge-late">{t("standing.expired")}</span> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
