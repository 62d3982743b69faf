import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { toLabelKey } from "~/rules/form/field-facts";
import type { CellFinding } from "~/rules/workbook/check-imported-section";
import { fieldWords } from "~/ui/form/state/field-words";
import type { ImportOutcome, StructureProblem } from "./outcome";

/**
 * The result of an import: everything was saved, or nothing, with the reason. It gets the focus, because the user is
 * waiting for it.
 */
export function ImportResult({ outcome, back }: { outcome: ImportOutcome; back: string }) {
  const { t } = useTranslation("import");
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [outcome]);
  const isDone = outcome.kind === "done";
  return (
    <div
      ref={place}
      tabIndex={-1}
      role={isDone ? "status" : "alert"}
      className={`import-result notice notice-${isDone ? "good" : "error"}`}
    >
      {outcome.kind === "structure" ? <Structure problems={outcome.problems} /> : null}
      {outcome.kind === "failed" ? <p>{t(`failed.${outcome.code}`)}</p> : null}
      {outcome.kind === "tooOften" ? <p>{t("tooOften", outcome)}</p> : null}
      {outcome.kind === "refused" ? (
        <>
          <h2>{t("refused.title", { count: outcome.count })}</h2>
          <p>
            {t("refused.text")}
            {outcome.count > outcome.errors.length ? ` ${t("refused.shown", { shown: outcome.errors.length })}` : null}
          </p>
          <Cells findings={outcome.errors} />
        </>
      ) : null}
      {isDone ? (
        <>
          <p>
            {outcome.tables > 0 ? t("done.text", { tables: outcome.tables, count: outcome.rows }) : t("done.unchanged")}
          </p>
          <p>
            <Link to={back}>{t(back === paths.workspace ? "done.backWorkspace" : "done.back")}</Link>
          </p>
        </>
      ) : null}
      {"warnings" in outcome && outcome.warnings.length > 0 ? (
        <>
          <h3>{t("warnings.title")}</h3>
          <Cells findings={outcome.warnings} />
        </>
      ) : null}
    </div>
  );
}

function Structure({ problems }: { problems: StructureProblem[] }) {
  const { t } = useTranslation(["import", "fields"]);
  return (
    <>
      <h2>{t("structure.title")}</h2>
      <ul>
        {problems.map(({ code, params, table, name }) => (
          <li key={`${code} ${table?.field ?? ""} ${name ?? ""}`}>
            {t(`structure.${code}`, {
              ...params,
              table: table ? t(`fields:${table.section}.${table.field}.label`) : "",
            })}
            {name === undefined ? null : <b lang="">{name}</b>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Findings by sheet and cell, with the form's labels. */
function Cells({ findings }: { findings: CellFinding[] }) {
  const { t, i18n } = useTranslation(["import", "fields", "findings"]);
  return (
    <div className="import-cells">
      <table>
        <thead>
          <tr>
            <th scope="col">{t("refused.cell")}</th>
            <th scope="col">{t("refused.what")}</th>
          </tr>
        </thead>
        <tbody>
          {findings.map(({ section, table, cell, finding }) => {
            const words = fieldWords(t, i18n.exists.bind(i18n), section);
            return (
              <tr key={`${section} ${table} ${finding.field} ${finding.code}`}>
                <td>
                  {words.label(table)}!<wbr />
                  {cell}
                </td>
                <td>{words.sentence(finding, toLabelKey(finding.field))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
