import { useTranslation } from "react-i18next";
import type { Figures } from "~/contract/figures";
import { formatMonth, formatNumber } from "~/rules/format";
import { BarChart } from "~/ui/charts/bar-chart";
import { ChartTable } from "~/ui/charts/chart-table";
import { useFigureCells } from "./use-figure-cells";

type Month = Figures & { month: string };
type Props = { total: Figures; months: readonly Month[] };

const decided = ({ approved, returned, refused }: Figures) => approved + returned + refused;

/** The decisions of each month, with the late ones hatched on top. */
export function DecisionsChart({ total, months }: Props) {
  const { t, i18n } = useTranslation("figures");
  const { head, toCells } = useFigureCells();
  const [most] = months.toSorted((one, other) => decided(other) - decided(one));
  const sentence = t("decisions.sentence", {
    count: decided(total),
    late: total.late,
    month: most ? formatMonth(i18n.language, most.month, "long") : "",
    most: most ? decided(most) : 0,
  });
  return (
    <figure className="chart">
      <BarChart
        sentence={sentence}
        bars={months.map((month) => ({
          name: formatMonth(i18n.language, month.month, "narrow"),
          text: String(decided(month)),
          parts: [
            { value: decided(month) - month.late, tone: "calm" },
            { value: month.late, tone: "late" },
          ],
        }))}
      />
      <ul className="chart-key" aria-hidden="true">
        <li>{t("decisions.onTime")}</li>
        <li className="chart-key-late">{t("decisions.late")}</li>
      </ul>
      <ChartTable
        caption={t("decisions.title")}
        head={[t("columns.month"), ...head]}
        rows={months.map((month) => ({ name: formatMonth(i18n.language, month.month, "long"), cells: toCells(month) }))}
      />
    </figure>
  );
}

/** The working days until a decision, by month: median and 90th percentile. */
export function MedianChart({ total, months }: Props) {
  const { t, i18n } = useTranslation("figures");
  const say = (days: number | null) => (days === null ? t("noFigure") : formatNumber(i18n.language, days));
  const sentence =
    total.medianWorkingDays === null
      ? t("median.noSentence")
      : t("median.sentence", { median: say(total.medianWorkingDays), most: say(total.mostWorkingDays) });
  return (
    <figure className="chart">
      <BarChart
        sentence={sentence}
        bars={months.map(({ month, medianWorkingDays }) => ({
          name: formatMonth(i18n.language, month, "narrow"),
          text: say(medianWorkingDays),
          parts: [{ value: medianWorkingDays ?? 0, tone: "calm" }],
        }))}
      />
      <ChartTable
        caption={t("median.title")}
        head={[t("columns.month"), t("columns.median"), t("columns.most")]}
        rows={months.map(({ month, medianWorkingDays, mostWorkingDays }) => ({
          name: formatMonth(i18n.language, month, "long"),
          cells: [say(medianWorkingDays), say(mostWorkingDays)],
        }))}
      />
    </figure>
  );
}
