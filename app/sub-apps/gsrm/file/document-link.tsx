import type { StoredFile } from "~/contract/files";
import { content } from "~/contract/review";
import { isOpenable } from "~/rules/scan-states";
import { ScanNote, fileSize } from "~/ui/files/stored-file";
import { useTranslation } from "react-i18next";

/** A document of a registration, to be saved once the virus scan lets it; the base API asks who wants it. */
export function DocumentLink({ registrationId, file }: { registrationId: string; file: StoredFile }) {
  const { i18n } = useTranslation();
  const fileId = file.fileUrl.split("/").at(-1) ?? "";
  const href = content.path.replace("{registrationId}", registrationId).replace("{fileId}", fileId);
  const label = (
    <>
      {file.fileName} <small>{fileSize(file.fileSize, i18n.language)}</small>
    </>
  );
  return (
    <span className="document-link">
      {isOpenable(file.scanState) ? (
        <a href={href} download>
          {label}
        </a>
      ) : (
        label
      )}{" "}
      <ScanNote state={file.scanState} reader="reader" />
    </span>
  );
}
