import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { z as Schema } from "zod";
import * as z from "zod/mini";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as sanctions from "~/contract/sanctions";
import { listDayPattern } from "~/rules/sanctions/limits";
import { listSources } from "~/rules/sanctions/screening";
import { failureWords } from "~/ui/feedback/failure-words";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { Instant } from "~/ui/base/instant";
import { packList } from "./pack-list";

const schema = z.object({
  source: z.enum(listSources),
  day: z.union([z.literal(""), z.string().check(z.regex(listDayPattern))]),
});

/** Replaces a list with the files of its publisher, and shows the result or the reason why nothing has changed. */
export function UploadForm({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useTranslation("gsrm");
  const files = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<"filesNeeded" | "tooLarge">();
  const [done, setDone] = useState<Schema.output<typeof sanctions.upload.answer>>();
  const form = useSchemaForm(schema, { source: "", day: "" });
  const upload = useAction(async ({ source, day }: Schema.output<typeof schema>, file: File) => {
    setDone(await call(sanctions.upload, { source, ...(day && { day }), file }));
    if (files.current) files.current.value = "";
    onDone();
  });
  const submit = form.submit(async (input) => {
    setDone(undefined);
    const selection = [...(files.current?.files ?? [])];
    const file = await packList(selection);
    const next = selection.length === 0 ? "filesNeeded" : file === null ? "tooLarge" : undefined;
    setProblem(next);
    if (file === null || next) files.current?.focus();
    else await upload.run(input, file);
  });
  const { failure } = upload;
  return (
    <section className="card" aria-labelledby="upload-title">
      <h2 id="upload-title">{t("risk.upload.title")}</h2>
      <p>{t("risk.upload.lead")}</p>
      <form className="sanctions-upload" noValidate onSubmit={submit} aria-busy={upload.isBusy}>
        <div className="field">
          <label className="field-label" htmlFor="list-source">
            {t("risk.upload.source")}
          </label>
          <select
            {...form.control("source")}
            id="list-source"
            className="control"
            aria-describedby="list-source-problem"
          >
            <option value="">{t("risk.upload.sourceNeeded")}</option>
            {listSources.map((source) => (
              <option key={source} value={source}>
                {t(`risk.lists.${source}`)}
              </option>
            ))}
          </select>
          <p id="list-source-problem" className="field-error" aria-live="polite">
            {form.errors.source ? t("risk.upload.sourceNeeded") : null}
          </p>
        </div>
        <div className="field">
          <label className="field-label" htmlFor="list-files">
            {t("risk.upload.files")}
          </label>
          <span className="field-hint" id="list-files-hint">
            {t("risk.upload.filesHint")}
          </span>
          <input
            ref={files}
            id="list-files"
            type="file"
            className="control"
            multiple
            accept=".csv,.xml,.zip"
            aria-describedby="list-files-hint list-files-problem"
          />
          <p id="list-files-problem" className="field-error" aria-live="polite">
            {problem ? t(`risk.upload.${problem}`) : null}
          </p>
        </div>
        <div className="field">
          <label className="field-label" htmlFor="list-day">
            {t("risk.upload.day")}
          </label>
          <span className="field-hint" id="list-day-hint">
            {t("risk.upload.dayHint")}
          </span>
          <input
            {...form.control("day")}
            id="list-day"
            type="date"
            className="control"
            aria-describedby="list-day-hint"
          />
        </div>
        {failure ? (
          <p className="notice notice-error" role="alert">
            {failureWords(i18n, {
              code: failure.code,
              status: failure.status,
              ...(failure.serverMessage !== undefined && { serverMessage: failure.serverMessage }),
              params: failure.details as Record<string, string | number>,
            })}
          </p>
        ) : null}
        {done ? (
          <p className="notice notice-good" role="status">
            {t(`risk.upload.${done.outcome}`, { entries: done.entries })} <Instant at={done.version} show="day" />
          </p>
        ) : null}
        <div className="section-actions">
          <button type="submit" className="button-primary" disabled={upload.isBusy}>
            {upload.isBusy ? t("risk.upload.busy") : t("risk.upload.submit")}
          </button>
        </div>
      </form>
    </section>
  );
}
