import { useTranslation } from "react-i18next";
import type { ReviewFile } from "~/contract/review";
import { Instant } from "~/ui/base/instant";
import { DocumentLink } from "../documents/document-link";
import { Flag } from "../decision/comments";

/** The documents of the certification that have been submitted so far (§1, stage 6). */
export function CertificationCard({ file }: { file: ReviewFile }) {
  const { t } = useTranslation(["gsrm", "gcis", "findings"]);
  const { certification, registrationId } = file;
  if (!certification) return null;
  const { documents, errors, warnings } = certification;
  return (
    <section className="answers" aria-labelledby="certification-title">
      <h2 id="certification-title">{t("certification.title")}</h2>
      <dl className="answer-list">
        {documents.map(({ type, isRequired, expiresOn, files }) => (
          <div key={type} className="answer">
            <dt>
              {t(`gcis:certification.documents.${type}.title`)}
              {isRequired ? null : ` ${t("certification.optional")}`}
            </dt>
            <dd>
              {files.length === 0 ? <span className="answer-none">{t("certification.none")}</span> : null}
              {files.map((one) => (
                <DocumentLink key={one.fileUrl} registrationId={registrationId} file={one} canShow />
              ))}
              {expiresOn ? (
                <span>
                  {t("certification.until")} <Instant at={expiresOn} show="day" />
                </span>
              ) : null}
              {[...errors, ...warnings]
                .filter(({ field }) => field.startsWith(`${type}.`))
                .map(({ code, params }) => (
                  <span key={code} className="field-warning">
                    {t(`findings:${code}`, params)}
                  </span>
                ))}
              <Flag file={file} section="certification" field={type} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
