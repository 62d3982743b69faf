import { useTranslation } from "react-i18next";
import { isOpenable } from "~/rules/files/scan-states";
import { useDesk } from "./desk";

/** The documents that the reviewer could open and has not. */
export function useUnseenDocuments() {
  const { documents, isSeen } = useDesk();
  return documents.filter(({ file }) => isOpenable(file.scanState) && !isSeen(file));
}

/** Lists these documents; renders nothing if all were opened. */
export function UnseenDocuments() {
  const { t } = useTranslation("gsrm");
  const unseen = useUnseenDocuments();
  if (unseen.length === 0) return null;
  return (
    <div className="notice notice-warning">
      <p>{t("documents.unseen", { count: unseen.length })}</p>
      <ul>
        {unseen.map(({ file }) => (
          <li key={file.fileUrl} lang="">
            {file.fileName}
          </li>
        ))}
      </ul>
    </div>
  );
}
