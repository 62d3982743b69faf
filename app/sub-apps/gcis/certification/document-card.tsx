import { useTranslation } from "react-i18next";
import { useState } from "react";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import { setExpiry } from "~/contract/certification";
import { normaliseDay } from "~/rules/text/normalise";
import { DateInput } from "~/ui/form/kinds/date-input";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { writeInto } from "~/ui/base/field-control";
import { Instant } from "~/ui/base/instant";
import { OutdatedNotice } from "~/sub-apps/built-in/failure-notice";
import type { CertificationDocument, Certification } from "./certification";
import { DocumentFiles } from "./document-files";

type DocumentCardProps = {
  document: CertificationDocument;
  certification: Certification;
  isOpen: boolean;
  onChanged: () => void;
};

/** One required document: its description, the reviewer’s comments, its files and its expiry date. */
export function DocumentCard({ document, certification, isOpen, onChanged }: DocumentCardProps) {
  const { t } = useTranslation("gcis");
  const { type, isRequired, expiry, comments } = document;
  return (
    <section className="card document" aria-labelledby={`document-${type}`}>
      <div className="document-head">
        <h2 id={`document-${type}`}>{t(`certification.documents.${type}.title`)}</h2>
        <span className={isRequired ? "badge" : "badge badge-quiet"}>
          {isRequired ? t("certification.required") : t("certification.optional")}
        </span>
      </div>
      <p className="field-hint">{t(`certification.documents.${type}.text`)}</p>
      {comments.map((comment) => (
        <div key={comment} className="notice notice-warning">
          <strong>{t("certification.comment")}</strong>
          <p className="certification-reason" lang="">
            {comment}
          </p>
        </div>
      ))}
      <DocumentFiles document={document} isOpen={isOpen} onChanged={onChanged} />
      <FindingsAt field={`${type}.file`} certification={certification} />
      {expiry === "none" ? null : (
        <ExpiryField document={document} certification={certification} isOpen={isOpen} onChanged={onChanged} />
      )}
    </section>
  );
}

type ExpiryFieldProps = {
  document: CertificationDocument;
  certification: Certification;
  isOpen: boolean;
  onChanged: () => void;
};

const expiryForm = setExpiry.input.pick({ expiresOn: true });

/** The expiry date of a document, saved when the field is left. */
function ExpiryField({ document: { type, expiresOn, expiry }, certification, isOpen, onChanged }: ExpiryFieldProps) {
  const { t } = useTranslation(["gcis", "common"]);
  const before = expiresOn ?? "";
  const [isSaved, setIsSaved] = useState(false);
  const form = useSchemaForm(expiryForm, { expiresOn: before });
  const save = useAction(async (newDate: string) => {
    await call(setExpiry, { document: type, expiresOn: newDate, before });
    setIsSaved(true);
    onChanged();
  });
  const field = `${type}.expiresOn`;
  if (!isOpen)
    return expiresOn ? (
      <p>
        {t("certification.expiresOn")} <Instant at={expiresOn} show="day" />
      </p>
    ) : null;
  return (
    <div className="field document-expiry">
      <label className="field-label" htmlFor={field}>
        {t("certification.expiresOn")}
        {expiry === "possible" ? <span className="field-optional"> {t("common:form.optional")}</span> : null}
      </label>
      <DateInput
        {...form.control("expiresOn")}
        id={field}
        className="control"
        aria-describedby={`findings-${field}`}
        onInput={() => setIsSaved(false)}
        onBlur={({ currentTarget: control }) => {
          const newDay = normaliseDay(form.getValues().expiresOn);
          writeInto(control, newDay);
          if (newDay !== before) void save.run(newDay);
        }}
      />
      <span role="status" className="field-hint">
        {isSaved ? t("certification.saved") : null}
      </span>
      <FindingsAt field={field} certification={certification} />
      <OutdatedNotice
        failure={save.failure}
        codes={["certification.outdated", "certification.closed"]}
        words={{ text: t("certification.outdated"), reload: t("certification.reload") }}
        onReload={onChanged}
      />
    </div>
  );
}

type FindingsAtProps = { field: string; certification: Certification };

/** The errors and warnings of a field. An empty field is not an error until the certification is submitted. */
function FindingsAt({ field, certification: { errors, warnings } }: FindingsAtProps) {
  const { t } = useTranslation("findings");
  return (
    <div id={`findings-${field}`} className="field-findings" aria-live="polite">
      {errors
        .filter((one) => one.field === field && !one.code.endsWith(".required"))
        .map(({ code, params }) => (
          <p key={code} className="field-error">
            {t(code, params)}
          </p>
        ))}
      {warnings
        .filter((one) => one.field === field)
        .map(({ code, params }) => (
          <p key={code} className="field-warning">
            {t(code, params)}
          </p>
        ))}
    </div>
  );
}
