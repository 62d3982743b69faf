import "./documents.css";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import type { StoredFile } from "~/contract/files";
import * as review from "~/contract/review";
import { isOpenable } from "~/rules/files/scan-states";
import { viewableTypes } from "~/rules/files/viewer";
import { DocumentFrame, type FrameControls } from "~/ui/files/document-frame";
import { ScanNote } from "~/ui/files/stored-file";
import { DocumentLink } from "./document-link";
import { toFileId } from "./seen-files";

const zooms = [0.5, 0.75, 1, 1.5, 2, 3] as const;

type Props = {
  registrationId: string;
  file: StoredFile;
  /** The accessible name of its frame. */
  name: string;
  /** Called once it has been on the screen. */
  onSeen: () => void;
};

/** A document of a registration in the viewer with its tools, or the reason why it cannot be opened. */
export function OpenDocument({ registrationId, file, name, onSeen }: Props) {
  const { t } = useTranslation("gsrm");
  const controls = useRef<FrameControls>(null);
  const [zoom, setZoom] = useState(zooms.indexOf(1));
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
          title={name}
          type={file.fileType}
          controls={controls}
          onSeen={onSeen}
          load={async (signal) => (await call(review.content, { registrationId, fileId }, { signal })).arrayBuffer()}
        />
      ) : (
        <p className="documents-none">{t("documents.download")}</p>
      )}
    </>
  );
}
