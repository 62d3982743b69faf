import "~/ui/form/form.css";
import "../review-settings/settings.css";
import "./scorecard.css";
import { Link } from "@remix-run/react";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { listPaths } from "~/list-paths";
import { pages } from "~/rules/pages";
import { scoreMax, scorecardNoteMax } from "~/rules/scorecard/limits";
import { listScorableQuarters } from "~/rules/scorecard/quarters";
import { FailureNotice } from "../../built-in/failure-notice";
import { PageHead } from "../../built-in/page-head";
import { type Checked, type WorkbookProblem, useWorkbook } from "./use-workbook";
import { WorkbookPreview } from "./workbook-preview";

/** Enters the scorecards of a workbook: it is read and checked as a whole, shown, and then all are entered or none. */
export default function ScorecardsPage() {
  const { t } = useTranslation("scorecard");
  const file = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState("");
  const { problems, checked, read, save, reset, miss } = useWorkbook((count) => {
    setStatus(t("workbook.saved", { count }));
    if (file.current) file.current.value = "";
    file.current?.focus();
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    reset();
    setStatus("");
    const [chosen] = file.current?.files ?? [];
    if (chosen) return void read.run(chosen);
    miss();
    file.current?.focus();
  }
  return (
    <>
      <PageHead title={t("workbook.title")} lead={t("workbook.lead")}>
        <Link to={pages.queue} className="button-default">
          {t("workbook.back")}
        </Link>
      </PageHead>
      <section className="card settings-section" aria-label={t("workbook.title")}>
        <p>
          <a href={listPaths.scorecardsWorkbook} download>
            {t("workbook.template")}
          </a>{" "}
          {t("workbook.quarters", { example: example() })}
        </p>
        <form className="score-workbook" noValidate onSubmit={submit} aria-busy={read.isBusy}>
          <label className="field-label" htmlFor="score-workbook">
            {t("workbook.file")}
          </label>
          <input ref={file} id="score-workbook" type="file" className="control" accept=".xlsx" onChange={reset} />
          <button type="submit" className="button-default" disabled={read.isBusy}>
            {read.isBusy ? t("workbook.checking") : t("workbook.check")}
          </button>
        </form>
        <FailureNotice failure={read.failure ?? save.failure} />
        <Problems problems={problems} />
        {checked && checked.findings.length > 0 ? <Findings checked={checked} /> : null}
        {checked && checked.entries.length > 0 ? <WorkbookPreview checked={checked} /> : null}
        {checked && checked.findings.length === 0 ? (
          <div className="section-actions">
            <p role="status">{t("workbook.ready", { count: checked.entries.length })}</p>
            <button
              type="button"
              className="button-primary"
              disabled={save.isBusy}
              onClick={() => void save.run(checked)}
            >
              {save.isBusy ? t("workbook.saving") : t("workbook.save", { count: checked.entries.length })}
            </button>
          </div>
        ) : null}
        <p role="status" className="settings-status">
          {status}
        </p>
      </section>
    </>
  );
}

/** The format of a quarter. */
const example = () => listScorableQuarters(new Date().toISOString().slice(0, 10))[0];

/** The problems with the workbook as a whole. */
function Problems({ problems }: { problems: readonly WorkbookProblem[] }) {
  const { t } = useTranslation("scorecard");
  if (problems.length === 0) return null;
  return (
    <ul className="notice notice-error" role="alert">
      {problems.map(({ code, name, count }) => (
        <li key={`${code} ${name}`}>{t(`workbook.problems.${code}`, { name, rows: count })}</li>
      ))}
    </ul>
  );
}

/** The errors of the workbook, cell by cell; nothing was saved. */
function Findings({ checked: { rows, findings, periods } }: { checked: Checked }) {
  const { t } = useTranslation("scorecard");
  const facts = {
    max: scoreMax,
    noteMax: scorecardNoteMax,
    example: example(),
    first: periods.at(-1),
    last: periods[0],
  };
  return (
    <div className="notice notice-error" role="alert">
      <p>{t("workbook.refused")}</p>
      <ul>
        {findings.map(({ row, field, code }) => (
          <li key={`${row} ${field} ${code}`}>
            {t("workbook.cell", {
              line: rows[row]?.line ?? row + 2,
              column: t(`workbook.columns.${field}`),
              problem: t(`workbook.wrong.${code}`, facts),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
