import { Form, Link, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ImportResult } from "./import-result";
import { WorkbookFile } from "./workbook-file";
import type { ImportOutcome, ImportScreen } from "./outcome";

type Props = { screen: ImportScreen; outcome?: ImportOutcome };

/** Tables of the registration from an Excel workbook: get it, fill it in, have it checked and kept (§2). */
export function ImportPage({ screen, outcome }: Props) {
  const { t } = useTranslation("import");
  const { standing, workbook, back } = screen;
  return (
    <div className="import">
      <h1>{t("title")}</h1>
      <p className="lead">{t("lead")}</p>
      {outcome ? <ImportResult outcome={outcome} back={back} /> : null}
      {standing === "open" ? (
        <Steps screen={screen} />
      ) : (
        <p className="notice notice-warning">{t(`standing.${standing}`)}</p>
      )}
      {standing === "review" || standing === "closed" ? (
        <p>
          <a href={workbook} download className="button-default">
            {t("downloadCurrent")}
          </a>
        </p>
      ) : null}
      {standing === "none" ? null : <Tables tables={screen.tables} />}
      {outcome?.kind === "done" ? null : (
        <p>
          <Link to={back}>{t(back === paths.workspace ? "done.backWorkspace" : "done.back")}</Link>
        </p>
      )}
    </div>
  );
}

function Steps({ screen: { workbook } }: { screen: ImportScreen }) {
  const { t } = useTranslation("import");
  const isBusy = useNavigation().state === "submitting";
  return (
    <section className="card" aria-labelledby="import-steps">
      <h2 id="import-steps">{t("steps.title")}</h2>
      <ol className="import-steps">
        <li>
          <h3>{t("steps.download")}</h3>
          <p>{t("steps.downloadText")}</p>
          <a href={workbook} download className="button-default">
            {t("download")}
          </a>
        </li>
        <li>
          <h3>{t("steps.fill")}</h3>
          <p>{t("steps.fillText")}</p>
          <p className="field-hint">{t("replace")}</p>
        </li>
        <li>
          <h3>{t("steps.upload")}</h3>
          <p>{t("steps.uploadText")}</p>
          <Form method="post" encType="multipart/form-data" className="import-form" aria-busy={isBusy}>
            <WorkbookFile />
            <button type="submit" className="button-primary" disabled={isBusy}>
              {isBusy ? t("uploading") : t("upload")}
            </button>
          </Form>
        </li>
      </ol>
    </section>
  );
}

function Tables({ tables }: Pick<ImportScreen, "tables">) {
  const { t } = useTranslation(["import", "fields"]);
  return (
    <section className="import-tables" aria-labelledby="import-tables">
      <h2 id="import-tables">{t("tables")}</h2>
      <ul>
        {tables.map(({ section, field, rows, max }) => (
          <li key={`${section}.${field}`}>
            <span>{t(`fields:${section}.${field}.label`)}</span>
            <span className="field-hint">{t("rows", { rows, max })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
