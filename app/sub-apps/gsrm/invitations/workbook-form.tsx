import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { call } from "~/client/call";
import { fetchJson } from "~/client/fetch-json";
import { useAction } from "~/client/use-action";
import * as invitations from "~/contract/invitations";
import { isFailure } from "~/gateway/failure";
import { asLanguage } from "~/i18n/language";
import { listPaths } from "~/list-paths";
import { findInvitationErrors, type InvitationFinding } from "~/rules/invitation/invitation-errors";
import { invitationColumns, type InvitationColumn } from "~/rules/invitation/invitation-sheet";
import { FailureNotice } from "../../built-in/failure-notice";

const finding = z.object({ row: z.number(), field: z.string(), code: z.string() });
const values = z.object({
  companyName: z.string(),
  email: z.string(),
  country: z.string(),
  language: z.string(),
  note: z.string(),
});
const problem = z.object({
  code: z.enum(["missingColumn", "unknownColumn", "tooManyRows", "noRows", "unreadable", "busy"]),
  name: z.optional(z.string()),
  count: z.optional(z.number()),
});
const readAnswer = z.union([
  z.object({ problems: z.array(problem) }),
  z.object({ rows: z.array(z.object({ line: z.number(), values })), findings: z.array(finding) }),
]);
type Rows = Extract<z.output<typeof readAnswer>, { rows: unknown }>["rows"];
type Problem = z.output<typeof problem>;

/** Invites the companies of a workbook: it is read and checked as a whole, then all are invited or none. */
export function WorkbookForm({ onSent }: { onSent: (count: number) => void }) {
  const { t } = useTranslation("invitations");
  const file = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [rows, setRows] = useState<Rows>([]);
  const [findings, setFindings] = useState<InvitationFinding[]>([]);
  const reset = () => {
    setProblems([]);
    setRows([]);
    setFindings([]);
  };
  const read = useAction(async (form: FormData) => {
    const answer = await fetchJson(listPaths.invitationsWorkbook, readAnswer, { method: "POST", body: form });
    if ("problems" in answer) return setProblems(answer.problems);
    const today = new Date().toISOString().slice(0, 10);
    const own = findInvitationErrors(
      answer.rows.map((row) => row.values),
      today,
    );
    // A country that is not in the list is already empty and reported as missing.
    const isReported = ({ row, field }: InvitationFinding) =>
      answer.findings.some((one) => one.row === row && one.field === field);
    setFindings([...answer.findings, ...own.filter((one) => !isReported(one))]);
    setRows(answer.rows);
  });
  const send = useAction(async () => {
    try {
      const list = rows.map((row) => ({ ...row.values, language: asLanguage(row.values.language) }));
      const { sent } = await call(invitations.invite, { invitations: list });
      reset();
      if (file.current) file.current.value = "";
      onSent(sent);
    } catch (error) {
      const details = isFailure(error, "invitation.refused")
        ? invitations.inviteFindings.safeParse(error.details).data
        : undefined;
      if (!details) throw error;
      setFindings(details);
    }
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    reset();
    const [chosen] = file.current?.files ?? [];
    if (!chosen) {
      setProblems([{ code: "unreadable" }]);
      return file.current?.focus();
    }
    const form = new FormData();
    form.append("workbook", chosen);
    void read.run(form);
  }
  return (
    <section className="card settings-section" aria-labelledby="workbook-title">
      <h2 id="workbook-title">{t("workbook.title")}</h2>
      <p>
        {t("workbook.text")}{" "}
        <a href={listPaths.invitationsWorkbook} download>
          {t("workbook.template")}
        </a>
      </p>
      <form className="invite-workbook" noValidate onSubmit={submit} aria-busy={read.isBusy}>
        <label className="field-label" htmlFor="invite-workbook">
          {t("workbook.file")}
        </label>
        <input ref={file} id="invite-workbook" type="file" className="control" accept=".xlsx" onChange={reset} />
        <button type="submit" className="button-default" disabled={read.isBusy}>
          {read.isBusy ? t("busy") : t("workbook.check")}
        </button>
      </form>
      <FailureNotice failure={read.failure ?? send.failure} />
      {problems.length > 0 ? (
        <ul className="notice notice-error" role="alert">
          {problems.map(({ code, name, count }) => (
            <li key={`${code} ${name}`}>{t(`workbook.problems.${code}`, { name, rows: count })}</li>
          ))}
        </ul>
      ) : null}
      {findings.length > 0 ? <CellFindings rows={rows} findings={findings} /> : null}
      {rows.length > 0 && findings.length === 0 ? (
        <div role="status">
          <p>{t("workbook.ready", { count: rows.length })}</p>
          <button type="button" className="button-primary" disabled={send.isBusy} onClick={() => void send.run()}>
            {send.isBusy ? t("form.sending") : t("workbook.send", { count: rows.length })}
          </button>
        </div>
      ) : null}
    </section>
  );
}

const isColumn = (field: string): field is InvitationColumn => invitationColumns.some((column) => column === field);

/** The errors of the workbook, cell by cell; nothing was sent. */
function CellFindings({ rows, findings }: { rows: Rows; findings: InvitationFinding[] }) {
  const { t } = useTranslation(["invitations", "findings"]);
  const labelOf = (field: string) => (isColumn(field) ? t(`form.${field}`) : field);
  return (
    <div className="notice notice-error" role="alert">
      <p>{t("workbook.refused")}</p>
      <ul>
        {findings.map(({ row, field, code, params }) => (
          <li key={`${row} ${field} ${code}`}>
            {t("workbook.cell", { line: rows[row]?.line ?? row + 2, column: labelOf(field) })}{" "}
            {t(`findings:${code}`, { ...params, label: labelOf(field) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
