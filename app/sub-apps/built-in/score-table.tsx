import "./score-table.css";
import { useTranslation } from "react-i18next";
import type { EnteredScorecard, Scorecard } from "~/contract/scorecard";
import { formatDay, formatNumber } from "~/rules/format";
import { type Grade, measures, weights } from "~/rules/scorecard/measures";
import { parseQuarter } from "~/rules/scorecard/quarters";
import { useZone } from "~/ui/base/instant";

const looks = { A: "badge-good", B: "badge-good", C: "badge-warn", D: "badge-late" } as const satisfies Record<
  Grade,
  string
>;

/** The scores of a supplier, quarter by quarter; for purchasing also who entered them. */
export function ScoreTable({ scorecards }: { scorecards: readonly (Scorecard | EnteredScorecard)[] }) {
  const { t, i18n } = useTranslation("scorecard");
  const zone = useZone();
  const label = {
    ...measureLabels(t),
    total: t("columns.total"),
    grade: t("columns.grade"),
    note: t("columns.note"),
    by: t("columns.by"),
  };
  const isEntered = scorecards.some((one) => "enteredBy" in one);
  return (
    <div className="rows score-table" role="group" aria-label={t("label")} tabIndex={0}>
      <table aria-label={t("label")}>
        <thead>
          <tr>
            <th scope="col">{t("columns.period")}</th>
            {[...measures, "total" as const].map((column) => (
              <th key={column} scope="col" className="score">
                {label[column]}
              </th>
            ))}
            <th scope="col">{label.grade}</th>
            <th scope="col">{label.note}</th>
            {isEntered ? <th scope="col">{label.by}</th> : null}
          </tr>
        </thead>
        <tbody>
          {scorecards.map((one) => (
            <tr key={one.period}>
              <th scope="row">{t("period", parseQuarter(one.period))}</th>
              {[...measures, "total" as const].map((column) => (
                <td key={column} className="score" data-label={label[column]}>
                  {formatNumber(i18n.language, one[column])}
                </td>
              ))}
              <td data-label={label.grade}>
                <span className={`badge ${looks[one.grade]}`}>{one.grade}</span>
              </td>
              <td className="score-note" data-label={label.note}>
                <span lang="">{one.note || "–"}</span>
              </td>
              {"enteredBy" in one ? (
                <td className="score-by" data-label={label.by}>
                  <span lang="">{one.enteredBy}</span> <span>{formatDay(i18n.language, one.at, zone)}</span>
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Say = ReturnType<typeof useTranslation<"scorecard">>["t"];

/** The labels of the four measures, each with its weight. */
const measureLabels = (t: Say) =>
  Object.fromEntries(
    measures.map((measure) => [measure, t("weight", { measure: t(`measures.${measure}`), weight: weights[measure] })]),
  ) as Record<(typeof measures)[number], string>;
