import { useTranslation } from "react-i18next";
import { fileExtensions, fileMaxBytes } from "~/rules/files/limits";
import { inMegabytes } from "~/rules/size";

/** Which files can be uploaded: their types and their size. */
export function AllowedFiles() {
  const { t } = useTranslation();
  return (
    <span className="field-hint">
      {t("files.allowed", { types: fileExtensions.join(" · ").toUpperCase(), megabytes: inMegabytes(fileMaxBytes) })}
    </span>
  );
}
