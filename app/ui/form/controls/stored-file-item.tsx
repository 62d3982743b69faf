import { useTranslation } from "react-i18next";
import type { StoredFile } from "~/contract/files";
import { IntentButton } from "../intent-button";
import { fileSize } from "./file-size";

type Props = { file: StoredFile; href: string; onRemove?: () => void };

/** A file that is kept: open it, and remove it where that may be done. */
export function StoredFileItem({ file, href, onRemove }: Props) {
  const { t, i18n } = useTranslation();
  return (
    <li className="file-item" data-stored-file>
      <a href={href} className="file-name">
        {file.fileName}
      </a>
      <span className="file-state">{fileSize(file.fileSize, i18n.language)}</span>
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
