import { useTranslation } from "react-i18next";
import type { ServiceFigures } from "~/contract/service-figures";
import { formatNumber } from "~/rules/format";
import { fewestCounted } from "~/rules/onboarding/review-figures";
import { sittingPauseMinutes } from "~/rules/service/service-steps";
import { FigureTable } from "~/ui/charts/chart-table";

/** The time that suppliers work on each tab until submission. */
export function TabTimesCard({ tabs }: Pick<ServiceFigures, "tabs">) {
  const { t, i18n } = useTranslation(["serviceFigures", "fields"]);
  const number = (value: number) => formatNumber(i18n.language, value);
  return (
    <section className="card service-figures" aria-labelledby="tab-times-title">
      <h2 id="tab-times-title">{t("tabs.title")}</h2>
      <p>{t("tabs.text", { pause: sittingPauseMinutes })}</p>
      {tabs.length === 0 ? (
        <p>{t("tabs.none", { fewest: fewestCounted })}</p>
      ) : (
        <FigureTable
          caption={t("tabs.title")}
          head={[t("tabs.tab"), t("tabs.registrations"), t("tabs.median")]}
          rows={tabs.map(({ section, registrations, medianMinutes }) => ({
            name: t(`fields:${section}.title`),
            cells: [registrations, medianMinutes].map(number),
          }))}
        />
      )}
    </section>
  );
}
