import { useTranslation } from "react-i18next";
import type { ReviewFile } from "~/contract/review";
import { Instant } from "~/ui/page/instant";
import { DocumentLink } from "./document-link";

/** Files that were submitted in an earlier round and that the supplier has removed since: what was decided on then. */
export function RemovedFiles({ file: { registrationId, removedFiles } }: { file: ReviewFile }) {
  const { t } = useTranslation("gsrm");
  if (removedFiles.length === 0) return null;
  return (
    <section className="card" aria-labelledby="removed-title">
      <h2 id="removed-title">{t("file.removed")}</h2>
      <p className="field-hint">{t("file.removedText")}</p>
      <ul>
        {removedFiles.map((one) => (
          <li key={one.fileUrl}>
            <DocumentLink registrationId={registrationId} file={one} />
            {t("file.removedAt")} <Instant at={one.removedAt} />
          </li>
        ))}
      </ul>
    </section>
  );
}
