import { useTranslation } from "react-i18next";
import type { ServiceFigures } from "~/contract/service-figures";
import { formatMonth, formatNumber, formatShare } from "~/rules/format";
import { fewestCounted } from "~/rules/onboarding/review-figures";
import { isSectionId } from "~/rules/registration/section-ids";
import { ChartTable } from "~/ui/charts/chart-table";

type Step = ServiceFigures["steps"][number];

/** The number of registrations that reached each step, as horizontal bars, and by month as a table. */
export function StepsCard({ figures: { months, steps } }: { figures: ServiceFigures }) {
  const { t, i18n } = useTranslation("serviceFigures");
  const { nameOf, countText } = useStepWords();
  const returned = steps.find(({ step }) => step === "returned");
  return (
    <section className="card service-figures" aria-labelledby="steps-title">
      <h2 id="steps-title">{t("steps.title")}</h2>
      <p>{t("steps.text", { fewest: fewestCounted })}</p>
      <figure className="chart">
        <Funnel steps={steps.filter(({ step }) => step !== "returned")} />
        {returned ? <p>{t("steps.returnedSentence", { registrations: countText(returned.total) })}</p> : null}
        <ChartTable
          caption={t("steps.title")}
          head={[t("steps.step"), ...months.map((month) => formatMonth(i18n.language, month, "long")), t("total")]}
          rows={steps.map(({ step, months: counts, total }) => ({
            name: nameOf(step),
            cells: [...counts, total].map(countText),
          }))}
        />
      </figure>
    </section>
  );
}

function Funnel({ steps }: { steps: readonly Step[] }) {
  const { t, i18n } = useTranslation("serviceFigures");
  const { nameOf, countText } = useStepWords();
  const most = Math.max(1, ...steps.map(({ total }) => total ?? 0));
  const confirmed = steps.find(({ step }) => step === "confirmed")?.total ?? null;
  return (
    <ol className="funnel">
      {steps.map(({ step, total }, at) => (
        <li key={step}>
          <span className="funnel-name">{nameOf(step)}</span>
          <span className="funnel-count">
            {countText(total)}
            {total !== null && confirmed !== null && at > 1 ? (
              <small>{t("steps.ofFirst", { percent: formatShare(i18n.language, total / confirmed) })}</small>
            ) : null}
          </span>
          <span className="funnel-bar" aria-hidden="true">
            <span style={{ inlineSize: `${((total ?? 0) / most) * 100}%` }} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function useStepWords() {
  const { t, i18n } = useTranslation(["serviceFigures", "fields"]);
  return {
    nameOf: (step: Step["step"]): string =>
      isSectionId(step) ? t("steps.tab", { tab: t(`fields:${step}.title`) }) : t(`steps.${step}`),
    countText: (count: number | null): string =>
      count === null ? t("few", { fewest: fewestCounted }) : formatNumber(i18n.language, count),
  };
}
