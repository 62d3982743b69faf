import { useTranslation } from "react-i18next";
import type { ServiceFigures } from "~/contract/service-figures";
import { formatNumber } from "~/rules/format";
import { fewestCounted } from "~/rules/onboarding/review-figures";
import { inSeconds } from "~/rules/time";
import { FigureTable } from "~/ui/charts/chart-table";

/** Page speed in visitors' browsers, by address pattern. */
export function PageSpeedCard({ measured }: { measured: ServiceFigures["pages"] }) {
  const { t, i18n } = useTranslation(["serviceFigures", "figures"]);
  const number = (value: number | undefined) =>
    value === undefined ? t("figures:noFigure") : formatNumber(i18n.language, value);
  return (
    <section className="card service-figures" aria-labelledby="page-speed-title">
      <h2 id="page-speed-title">{t("pages.title")}</h2>
      <p>{t("pages.text")}</p>
      {measured.length === 0 ? (
        <p>{t("pages.none", { fewest: fewestCounted })}</p>
      ) : (
        <FigureTable
          caption={t("pages.title")}
          head={[t("pages.page"), t("pages.lcp"), t("pages.lcpVisits"), t("pages.inp"), t("pages.inpVisits")]}
          rows={measured.map(({ page, lcp, inp }) => ({
            name: page,
            isName: true,
            cells: [lcp ? inSeconds(lcp.ms) : undefined, lcp?.visits, inp?.ms, inp?.visits].map(number),
          }))}
        />
      )}
    </section>
  );
}
