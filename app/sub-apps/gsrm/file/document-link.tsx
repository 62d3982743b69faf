import type { StoredFile } from "~/contract/files";
import { content } from "~/contract/review";
import { fileSize } from "~/ui/form/controls/file-size";
import { useTranslation } from "react-i18next";

/** A document of a registration, to be saved; the base API asks who wants it. */
export function DocumentLink({ registrationId, file }: { registrationId: string; file: StoredFile }) {
  const { i18n } = useTranslation();
  const fileId = file.fileUrl.split("/").at(-1) ?? "";
  const href = content.path.replace("{registrationId}", registrationId).replace("{fileId}", fileId);
  return (
    <a href={href} download className="document-link">
      {file.fileName} <small>{fileSize(file.fileSize, i18n.language)}</small>
    </a>
  );
}
