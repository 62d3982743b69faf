import { useTranslation } from "react-i18next";
import type { CertificationDocument } from "./certification";
import type { Certification } from "./certification";
import { DocumentFiles } from "./document-files";
import { ExpiryField } from "./expiry-field";
import { FindingsAt } from "./findings-at";

type Props = { document: CertificationDocument; certification: Certification; isOpen: boolean; onChanged: () => void };

/** One document that is asked for: what it is, what the reviewer said of it, its files, and until when it is valid. */
export function DocumentCard({ document, certification, isOpen, onChanged }: Props) {
  const { t } = useTranslation("gcis");
  const { type, isRequired, expiry, comments } = document;
  return (
    <section className="card document" aria-labelledby={`document-${type}`}>
      <div className="document-head">
        <h2 id={`document-${type}`}>{t(`certification.documents.${type}.title`)}</h2>
        <span className={isRequired ? "badge" : "badge badge-quiet"}>
          {isRequired ? t("certification.required") : t("certification.optional")}
        </span>
      </div>
      <p className="field-hint">{t(`certification.documents.${type}.text`)}</p>
      {comments.map((comment) => (
        <div key={comment} className="notice notice-warning">
          <strong>{t("certification.comment")}</strong>
          <p className="certification-said">{comment}</p>
        </div>
      ))}
      <DocumentFiles document={document} isOpen={isOpen} onChanged={onChanged} />
      <FindingsAt field={`${type}.file`} certification={certification} />
      {expiry === "none" ? null : (
        <ExpiryField document={document} certification={certification} isOpen={isOpen} onChanged={onChanged} />
      )}
    </section>
  );
}
