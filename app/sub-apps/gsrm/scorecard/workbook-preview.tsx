import "../../built-in/score-table.css";
import { useTranslation } from "react-i18next";
import { formatNumber } from "~/rules/format";
import { measures } from "~/rules/scorecard/measures";
import { parseQuarter } from "~/rules/scorecard/quarters";
import type { Checked } from "./use-workbook";

/** The scorecards that a workbook would enter, row by row; rows with errors are left out. */
export function WorkbookPreview({ checked: { rows, entries } }: { checked: Checked }) {
  const { t, i18n } = useTranslation("scorecard");
  const number = (value: number) => formatNumber(i18n.language, value);
  return (
    <div className="rows score-table" role="group" aria-label={t("workbook.preview")} tabIndex={0}>
      <table aria-label={t("workbook.preview")}>
        <thead>
          <tr>
            <th scope="col">{t("workbook.line")}</th>
            <th scope="col">{t("workbook.company")}</th>
            <th scope="col">{t("columns.period")}</th>
            {measures.map((measure) => (
              <th key={measure} scope="col" className="score">
                {t(`measures.${measure}`)}
              </th>
            ))}
            <th scope="col" className="score">
              {t("columns.total")}
            </th>
            <th scope="col">{t("columns.grade")}</th>
            <th scope="col">{t("columns.note")}</th>
            <th scope="col">{t("workbook.kind")}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.row}>
              <td data-label={t("workbook.line")}>{number(rows[entry.row]?.line ?? entry.row + 2)}</td>
              <th scope="row">
                <span lang="">{entry.companyName ?? entry.number}</span>
              </th>
              <td className="score-period" data-label={t("columns.period")}>
                {t("period", parseQuarter(entry.period))}
              </td>
              {measures.map((measure) => (
                <td key={measure} className="score" data-label={t(`measures.${measure}`)}>
                  {number(entry[measure])}
                </td>
              ))}
              <td className="score" data-label={t("columns.total")}>
                {number(entry.total)}
              </td>
              <td data-label={t("columns.grade")}>{entry.grade}</td>
              <td className="score-note" data-label={t("columns.note")}>
                <span lang="">{entry.note || "–"}</span>
              </td>
              <td data-label={t("workbook.kind")}>{t(entry.version > 0 ? "workbook.isReplaced" : "workbook.isNew")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
