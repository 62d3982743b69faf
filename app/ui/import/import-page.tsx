import { Form, Link, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useEffect, useRef, useState } from "react";
import { paths } from "~/paths";
import "~/ui/form/uploads.css";
import { RegistrationField } from "~/ui/form/parts/registration-field";
import { pickInto, useDrop } from "~/ui/form/kinds/use-drop";
import { ImportResult } from "./import-result";
import type { ImportOutcome, ImportScreen } from "./outcome";

type Props = { screen: ImportScreen; outcome?: ImportOutcome };

/**
 * Imports tables of the registration from an Excel workbook: the user downloads it, fills it in, and has it checked and
 * saved (§2).
 */
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

function Steps({ screen: { workbook, registrationId } }: { screen: ImportScreen }) {
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
            {registrationId ? <RegistrationField id={registrationId} /> : null}
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

/**
 * The workbook to import, picked or dropped. Its name is displayed here, because the browser’s own text is in the
 * browser’s language.
 */
function WorkbookFile() {
  const { t } = useTranslation(["import", "common"]);
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const showName = () => setName(input.current?.files?.[0]?.name ?? "");
  // On a slow line a file can be selected before the scripts have loaded.
  const showEarly = useRef(showName);
  useEffect(() => showEarly.current(), []);
  const drop = useDrop(([file]) => {
    if (file && input.current) pickInto(input.current, [file]);
  });
  return (
    <div className="import-file">
      <span id="workbook-label">{t("file")}</span>
      <label className="file-pick" {...drop}>
        <input
          ref={input}
          type="file"
          name="workbook"
          id="workbook"
          accept=".xlsx"
          aria-labelledby="workbook-label workbook-name"
          aria-describedby="workbook-hint"
          onChange={showName}
        />
        <span id="workbook-name">
          {name ? (
            <span lang="" translate="no">
              {name}
            </span>
          ) : (
            <>
              {t("common:files.pick")}
              <span className="file-drop-hint">{t("common:files.orDrop")}</span>
            </>
          )}
        </span>
      </label>
      <span id="workbook-hint" className="field-hint">
        {t("fileHint")}
      </span>
    </div>
  );
}
