import { useTranslation } from "react-i18next";
import type { StoredFile } from "~/contract/files";
import { isOpenable } from "~/rules/scan-states";
import { ScanNote } from "~/ui/files/scan-note";
import { IntentButton } from "../parts/intent-button";
import { fileSize } from "./file-size";

type Props = { file: StoredFile; href: string; onRemove?: () => void };

/** A file that is kept: open it, unless the virus scan forbids it, and remove it where that may be done. */
export function StoredFileItem({ file, href, onRemove }: Props) {
  const { t, i18n } = useTranslation();
  return (
    <li className="file-item" data-stored-file>
      {isOpenable(file.scanState) ? (
        <a href={href} className="file-name">
          {file.fileName}
        </a>
      ) : (
        <span className="file-name">{file.fileName}</span>
      )}
      <span className="file-state">{fileSize(file.fileSize, i18n.language)}</span>
      <ScanNote state={file.scanState} reader="uploader" />
      {onRemove ? (
        <IntentButton
          intent={`detach:${file.fileUrl}`}
          className="button-quiet button-danger"
          aria-label={t("files.removeNamed", { name: file.fileName })}
          onClick={(event) => {
            event.preventDefault();
            onRemove();
          }}
        >
          {t("files.remove")}
        </IntentButton>
      ) : null}
    </li>
  );
}
