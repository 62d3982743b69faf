import "~/ui/form/form.css";
import "./certification.css";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import { load as loadCertification } from "~/contract/certification";
import { formatInstant } from "~/rules/format";
import { useZone } from "~/ui/base/instant";
import { Nothing } from "~/ui/reading/nothing";
import { QueryAnswer } from "~/sub-apps/built-in/answered";
import { PageHead } from "../../built-in/page-head";
import type { Certification } from "./certification";
import { DocumentCard } from "./document-card";
import { SubmitCertification } from "./submit-certification";

/** The documents a company submits for certification (§1, stage 6), each with its files, and the button that submits them. */
export default function CertificationPage() {
  const { t } = useTranslation("gcis");
  const query = useAnswer(loadCertification, {});
  return (
    <>
      <PageHead title={t("certification.title")} lead={t("certification.lead")} />
      <QueryAnswer query={query}>
        {(certification) =>
          certification ? (
            <Documents certification={certification} onChanged={query.reload} />
          ) : (
            <Nothing title={t("certification.none")} text={t("certification.noneText")} />
          )
        }
      </QueryAnswer>
    </>
  );
}

function Documents({ certification, onChanged }: { certification: Certification; onChanged: () => void }) {
  const isOpen = certification.progress.state === "certification";
  return (
    <>
      <CertificationStanding certification={certification} isOpen={isOpen} />
      {certification.documents.map((document) => (
        <DocumentCard
          key={document.type}
          document={document}
          certification={certification}
          isOpen={isOpen}
          onChanged={onChanged}
        />
      ))}
      {isOpen ? <SubmitCertification certification={certification} onSubmitted={onChanged} /> : null}
    </>
  );
}

/** The state of the certification: submitted, returned with the reason, or completed. */
function CertificationStanding({ certification, isOpen }: { certification: Certification; isOpen: boolean }) {
  const { t, i18n } = useTranslation("gcis");
  const zone = useZone();
  const { returnedFor, handedInAt, progress } = certification;
  if (isOpen && returnedFor)
    return (
      <div className="notice notice-warning">
        <p>{t("certification.returned")}</p>
        <p className="certification-reason">{returnedFor}</p>
      </div>
    );
  if (isOpen) return null;
  if (progress.state !== "internalReview") return <p className="notice notice-good">{t("certification.closed")}</p>;
  const at = handedInAt ? formatInstant(i18n.language, handedInAt, zone) : "";
  return <p className="notice notice-good">{t("certification.submitted", { at })}</p>;
}
