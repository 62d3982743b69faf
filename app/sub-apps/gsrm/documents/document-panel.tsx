import "./documents.css";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import * as review from "~/contract/review";
import type { ReviewFile } from "~/contract/review";
import { isOpenable } from "~/rules/files/scan-states";
import { viewableTypes } from "~/rules/files/viewer";
import { DocumentFrame, type FrameControls } from "~/ui/files/document-frame";
import { ScanNote } from "~/ui/files/stored-file";
import { useShortcuts } from "~/ui/keys/shortcuts";
import { FailureNotice } from "../../built-in/failure-notice";
import { DocumentLink } from "./document-link";
import { type DeskDocument, toFileId, useDesk } from "./desk";
import { LicenceReadings } from "./licence-readings";
import { SeenMark } from "./seen-mark";

/** The documents of a registration next to its answers, one at a time. */
export function DocumentPanel({ file }: { file: ReviewFile }) {
  const { t } = useTranslation("gsrm");
  const { documents, open, show, failure } = useDesk();
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
          <OpenDocument key={open.file.fileUrl} registrationId={file.registrationId} document={open} />
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

const zooms = [0.5, 0.75, 1, 1.5, 2, 3] as const;

function OpenDocument({ registrationId, document }: { registrationId: string; document: DeskDocument }) {
  const { t } = useTranslation("gsrm");
  const { see } = useDesk();
  const nameOf = useDocumentName();
  const controls = useRef<FrameControls>(null);
  const [zoom, setZoom] = useState(zooms.indexOf(1));
  const { file } = document;
  const fileId = toFileId(file);
  const isViewable = viewableTypes.includes(file.fileType);
  function zoomTo(place: number) {
    const factor = zooms[place];
    if (factor === undefined) return;
    setZoom(place);
    controls.current?.zoom(factor);
  }
  if (!isOpenable(file.scanState)) return <ScanNote state={file.scanState} reader="reader" />;
  return (
    <>
      <div className="documents-tools" role="toolbar" aria-label={t("documents.tools")}>
        <DocumentLink registrationId={registrationId} file={file} />
        {isViewable ? (
          <span className="documents-buttons">
            <button type="button" aria-label={t("documents.smaller")} onClick={() => zoomTo(zoom - 1)}>
              −
            </button>
            <button type="button" aria-label={t("documents.larger")} onClick={() => zoomTo(zoom + 1)}>
              +
            </button>
            <button type="button" aria-label={t("documents.turn")} onClick={() => controls.current?.turn()}>
              ↻
            </button>
          </span>
        ) : null}
      </div>
      {isViewable ? (
        <DocumentFrame
          title={nameOf(document)}
          type={file.fileType}
          controls={controls}
          onSeen={() => see(file)}
          load={async (signal) => (await call(review.content, { registrationId, fileId }, { signal })).arrayBuffer()}
        />
      ) : (
        <p className="documents-none">{t("documents.download")}</p>
      )}
    </>
  );
}

/** How many answers the open document proves, and how many have been compared with it. */
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
