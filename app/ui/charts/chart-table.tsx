import { useTranslation } from "react-i18next";

type Props = {
  caption: string;
  head: readonly string[];
  rows: readonly { name: string; isName?: boolean; cells: readonly (string | number)[] }[];
};

/** Figures as a table. The first column has the row headings; the others are right-aligned. */
export const FigureTable = ({ caption, head, rows }: Props) => (
  <div className="figure-table" role="group" aria-label={caption} tabIndex={0}>
    <table>
      <caption className="off-screen">{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, isName, cells }) => (
          <tr key={name}>
            <th scope="row" lang={isName ? "" : undefined}>
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={`${head[at + 1]}`}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** The figures of the chart above as a table, for users who cannot or do not want to read the chart. */
export function ChartTable(props: Props) {
  const { t } = useTranslation("figures");
  return (
    <details className="chart-table">
      <summary>{t("table")}</summary>
      <FigureTable {...props} />
    </details>
  );
}
