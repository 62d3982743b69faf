import "./documents.css";
import { useTranslation } from "react-i18next";
import type { ReviewFile } from "~/contract/review";
import { useShortcuts } from "~/ui/keys/shortcuts";
import { FailureNotice } from "../../built-in/failure-notice";
import { type DeskDocument, useDesk } from "./desk";
import { LicenceReadings } from "./licence-readings";
import { OpenDocument } from "./open-document";
import { SeenMark } from "./seen-mark";

/** The documents of a registration next to its answers, one at a time. */
export function DocumentPanel({ file }: { file: ReviewFile }) {
  const { t } = useTranslation("gsrm");
  const { documents, open, show, see, failure } = useDesk();
  const nameOf = useDocumentName();
  const move = (by: 1 | -1) => {
    const at = documents.findIndex((one) => one === open) + by;
    const next = documents[(at + documents.length) % documents.length];
    if (next) show(next.file);
  };
  useShortcuts({ "[": () => move(-1), "]": () => move(1) });
  return (
    <aside className="documents" id="documents" aria-labelledby="documents-title" tabIndex={-1}>
      <h2 id="documents-title" className="off-screen">
        {t("documents.title")}
      </h2>
      {open ? (
        <>
          <DocumentTabs />
          <FailureNotice failure={failure} />
          <OpenDocument
            key={open.file.fileUrl}
            registrationId={file.registrationId}
            file={open.file}
            name={nameOf(open)}
            onSeen={() => see(open.file)}
          />
          <LicenceReadings file={file} document={open} />
          <ProofCount document={open} />
        </>
      ) : (
        <p className="documents-none">{t("documents.none")}</p>
      )}
    </aside>
  );
}

function DocumentTabs() {
  const { documents, open, show, isSeen } = useDesk();
  const nameOf = useDocumentName();
  return (
    <ul className="documents-tabs">
      {documents.map((document) => (
        <li key={document.file.fileUrl}>
          <button
            type="button"
            aria-current={document === open ? "true" : undefined}
            onClick={() => show(document.file)}
            title={document.file.fileName}
          >
            {nameOf(document)} {isSeen(document.file) ? <SeenMark /> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Names a document by its type, or by the field it was uploaded to. */
function useDocumentName() {
  const { t, i18n } = useTranslation(["options", "fields", "gcis"]);
  return ({ section, field, type }: DeskDocument): string => {
    const keys = [
      `options:attachmentType.${type}`,
      `options:certificationType.${type}`,
      `gcis:certification.documents.${type}.title`,
      `fields:${section}.${field}`,
    ];
    const key = keys.find((one) => i18n.exists(one));
    return key ? t(key as never) : field;
  };
}

/** The number of answers that the open document proves, and of those compared with it. */
function ProofCount({ document: { proves } }: { document: DeskDocument }) {
  const { t } = useTranslation("gsrm");
  const { verdictOn } = useDesk();
  if (proves.length === 0) return null;
  const count = (verdict: string | undefined) => proves.filter((place) => verdictOn(place) === verdict).length;
  return (
    <p className="documents-proved" aria-live="polite">
      <strong>{t("documents.proves", { count: proves.length })}</strong>
      {count("agrees") > 0 ? (
        <span className="mark-agrees">{t("documents.agree", { count: count("agrees") })}</span>
      ) : null}
      {count("differs") > 0 ? (
        <span className="mark-differs">{t("documents.differ", { count: count("differs") })}</span>
      ) : null}
      {count(undefined) > 0 ? (
        <span className="mark-open">{t("documents.toCheck", { count: count(undefined) })}</span>
      ) : null}
    </p>
  );
}
