import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FailureNotice } from "~/sub-apps/built-in/failure-notice";
import { OpenDocument } from "../documents/open-document";
import { SeenFilesContext, useSeenFiles } from "../documents/seen-files";
import { SeenMark } from "../documents/seen-mark";
import type { ReviewedChange } from "./change";

/** The document of the bank that proves a new account, in the viewer. Renders nothing if the change needs none. */
export function ProofCard({ change: { section, proof, registrationId, openedFiles } }: { change: ReviewedChange }) {
  const { t } = useTranslation("gsrm");
  const { failure, ...seen } = useSeenFiles(registrationId, openedFiles);
  const [openUrl, setOpenUrl] = useState<string>();
  if (section !== "bank") return null;
  const open = proof.find(({ fileUrl }) => fileUrl === openUrl) ?? proof[0];
  return (
    <SeenFilesContext.Provider value={seen}>
      <section className="card change-proof" aria-labelledby="proof-title">
        <h2 id="proof-title">{t("change.proof.title")}</h2>
        <FailureNotice failure={failure} />
        {proof.length > 1 ? (
          <ul className="documents-tabs">
            {proof.map((file) => (
              <li key={file.fileUrl}>
                <button
                  type="button"
                  aria-current={file === open ? "true" : undefined}
                  onClick={() => setOpenUrl(file.fileUrl)}
                >
                  <span lang="">{file.fileName}</span> {seen.isSeen(file) ? <SeenMark /> : null}
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        {open ? (
          <OpenDocument
            key={open.fileUrl}
            registrationId={registrationId}
            file={open}
            name={t("change.proof.title")}
            onSeen={() => seen.see(open)}
          />
        ) : (
          <p className="is-same">{t("change.proof.none")}</p>
        )}
      </section>
    </SeenFilesContext.Provider>
  );
}
