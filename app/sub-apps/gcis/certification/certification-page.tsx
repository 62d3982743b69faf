import "~/ui/form/form.css";
import "./certification.css";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import * as certification from "~/contract/certification";
import { Nothing } from "~/ui/reading/nothing";
import { Answered } from "../../built-in/answered";
import { PageHead } from "../../built-in/page-head";
import { useAnswer } from "../../built-in/use-answer";
import { CertificationStanding } from "./certification-standing";
import { DocumentCard } from "./document-card";
import { HandIn } from "./hand-in";

export type Certification = NonNullable<z.output<typeof certification.load.answer>>;

/** What is handed in to be certified (§1, stage 6): each document with its files, and the handing in. */
export default function CertificationPage() {
  const { t } = useTranslation("gcis");
  const asked = useAnswer(certification.load, {});
  return (
    <>
      <PageHead title={t("certification.title")} lead={t("certification.lead")} />
      <Answered asked={asked}>
        {(found) =>
          found ? (
            <Documents found={found} onChanged={asked.reload} />
          ) : (
            <Nothing title={t("certification.none")} text={t("certification.noneText")} />
          )
        }
      </Answered>
    </>
  );
}

function Documents({ found, onChanged }: { found: Certification; onChanged: () => void }) {
  const isOpen = found.progress.state === "certification";
  return (
    <>
      <CertificationStanding found={found} isOpen={isOpen} />
      {found.documents.map((document) => (
        <DocumentCard key={document.type} document={document} found={found} isOpen={isOpen} onChanged={onChanged} />
      ))}
      {isOpen ? <HandIn found={found} onHandedIn={onChanged} /> : null}
    </>
  );
}
