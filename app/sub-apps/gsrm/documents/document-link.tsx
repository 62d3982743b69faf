import "./document-link.css";
import { useContext } from "react";
import { useTranslation } from "react-i18next";
import type { StoredFile } from "~/contract/files";
import { content } from "~/contract/review";
import { isOpenable } from "~/rules/files/scan-states";
import { ScanNote, fileSize } from "~/ui/files/stored-file";
import { DeskContext } from "./desk";
import { SeenFilesContext, toFileId } from "./seen-files";
import { SeenMark } from "./seen-mark";

type Props = {
  registrationId: string;
  file: StoredFile;
  /** Adds a button to show it next to the answers. */
  canShow?: boolean;
};

/**
 * A download link for a document of a registration, active once the virus scan allows it. The base API checks the
 * caller's permission.
 */
export function DocumentLink({ registrationId, file, canShow = false }: Props) {
  const { t, i18n } = useTranslation("gsrm");
  const desk = useContext(DeskContext);
  const seen = useContext(SeenFilesContext);
  const href = content.path.replace("{registrationId}", registrationId).replace("{fileId}", toFileId(file));
  const label = (
    <>
      <span lang="">{file.fileName}</span> <small>{fileSize(file.fileSize, i18n.language)}</small>
    </>
  );
  return (
    <span className="document-link">
      {isOpenable(file.scanState) ? (
        <a href={href} download onClick={() => seen?.see(file)}>
          {label}
        </a>
      ) : (
        label
      )}{" "}
      {canShow && desk && isOpenable(file.scanState) ? (
        <button type="button" className="button-link" onClick={() => desk.show(file)}>
          {t("documents.show")}
        </button>
      ) : null}{" "}
      <ScanNote state={file.scanState} reader="reader" /> {seen?.isSeen(file) ? <SeenMark isNamed /> : null}
    </span>
  );
}
