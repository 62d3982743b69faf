import { useTranslation } from "react-i18next";
import type { StoredFile } from "~/contract/files";
import { paths } from "~/paths";
import { IntentButton } from "../intent-button";
import { fileSize } from "./file-size";

/** A file that is kept: open it, remove it. */
export function StoredFileItem({ file, onRemove }: { file: StoredFile; onRemove: () => void }) {
  const { t, i18n } = useTranslation();
  return (
    <li className="file-item" data-stored-file>
      <a href={paths.file(file.fileUrl)} className="file-name">
        {file.fileName}
      </a>
      <span className="file-state">{fileSize(file.fileSize, i18n.language)}</span>
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
    </li>
  );
}
