import { useTranslation } from "react-i18next";
import type { Figures } from "~/contract/figures";
import { formatNumber, formatShare } from "~/rules/format";

/** The columns of a table of figures, and a function that formats a row in the page's language. */
export function useFigureCells() {
  const { t, i18n } = useTranslation("figures");
  const number = (value: number) => formatNumber(i18n.language, value);
  const head = [
    t("columns.received"),
    t("columns.approved"),
    t("columns.returned"),
    t("columns.rejected"),
    t("columns.median"),
    t("columns.most"),
    t("columns.late"),
  ];
  const toCells = ({ received, approved, returned, refused, late, timed, ...times }: Figures): string[] => [
    ...[received, approved, returned, refused].map(number),
    ...[times.medianWorkingDays, times.mostWorkingDays].map((days) => (days === null ? t("noFigure") : number(days))),
    timed === 0
      ? t("noFigure")
      : t("lateShare", { percent: formatShare(i18n.language, late / timed), late: number(late), timed: number(timed) }),
  ];
  return { head, toCells };
}
