import { useTranslation } from "react-i18next";
import { fileExtensions, fileMaxBytes } from "~/rules/files/limits";
import { inMegabytes } from "~/rules/size";

/** The types and the largest size of files that can be uploaded. */
export function AllowedFiles() {
  const { t } = useTranslation();
  return (
    <span className="field-hint">
      {t("files.allowed", { types: fileExtensions.join(" · ").toUpperCase(), megabytes: inMegabytes(fileMaxBytes) })}
    </span>
  );
}
