import { useTranslation } from "react-i18next";
import type { ServiceFigures } from "~/contract/service-figures";
import { formatMonth, formatNumber } from "~/rules/format";
import { FigureTable } from "~/ui/charts/chart-table";

/** The working days until a result, by month and review: median and 90th percentile. */
export function AnswerTimesCard({ figures: { months, reviews } }: { figures: ServiceFigures }) {
  const { t, i18n } = useTranslation(["serviceFigures", "figures"]);
  const number = (value: number | undefined) =>
    value === undefined ? t("figures:noFigure") : formatNumber(i18n.language, value);
  const columns = (["decisions", "median", "most"] as const).map((column) => `reviews.${column}` as const);
  return (
    <section className="card service-figures" aria-labelledby="answer-times-title">
      <h2 id="answer-times-title">{t("reviews.title")}</h2>
      <p>{t("reviews.text")}</p>
      <FigureTable
        caption={t("reviews.title")}
        head={[
          t("month"),
          ...reviews.flatMap(({ review }) =>
            columns.map((column) => t(column, { review: t(`figures:reviews.${review}`) })),
          ),
        ]}
        rows={months.map((month, at) => ({
          name: formatMonth(i18n.language, month, "long"),
          cells: reviews.flatMap((review) => {
            const time = review.months[at];
            return [time?.decisions, time?.medianWorkingDays, time?.mostWorkingDays].map(number);
          }),
        }))}
      />
    </section>
  );
}
