import "~/ui/form/form.css";
import "./company.css";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as companyFile from "~/contract/company-file";
import * as evidence from "~/contract/evidence";
import { paths } from "~/paths";
import { contextFrom } from "~/rules/registration/section-state";
import type { PackKind } from "~/rules/evidence/evidence-pack";
import { Packs } from "~/ui/evidence/packs";
import { Nothing } from "~/ui/reading/nothing";
import { QueryAnswer } from "~/sub-apps/built-in/answered";
import { PageHead } from "../../built-in/page-head";
import { type CompanyFile } from "../base/company-file";
import { todayInChina } from "~/rules/calendar/china-date";
import { YearlyReview } from "./yearly-review";
import { SectionCard } from "./section-card";

/** The company file, part by part: the approved answers, with links to change them. */
export default function CompanyPage() {
  const { t } = useTranslation("gcis");
  const query = useAnswer(companyFile.load, {});
  return (
    <>
      <PageHead title={t("company.title")} lead={t("company.lead")} />
      <QueryAnswer query={query}>
        {(file) =>
          file ? (
            <Parts file={file} onChanged={query.reload} />
          ) : (
            <Nothing title={t("company.none")} text={t("company.noneText")} />
          )
        }
      </QueryAnswer>
    </>
  );
}

function Parts({ file, onChanged }: { file: CompanyFile; onChanged: () => void }) {
  const answers = Object.fromEntries(file.sections.map(({ section, values }) => [section, values]));
  const context = contextFrom(answers, todayInChina(), { country: file.country });
  return (
    <>
      <CompanyFacts file={file} />
      <YearlyReview file={file} onConfirmed={onChanged} />
      <CompanyPacks />
      {file.sections.map((section) => (
        <SectionCard key={section.section} saved={section} file={file} context={context} />
      ))}
    </>
  );
}

const hrefOf = (round: number, kind: PackKind) =>
  evidence.contentOfCompany.path.replace("{round}", String(round)).replace("{kind}", kind);

/** The evidence packs of the registration; a failure here does not affect the rest of the page. */
function CompanyPacks() {
  const { answer, reload } = useAnswer(evidence.listOfCompany, {});
  return answer ? <Packs packs={answer.packs} hrefOf={hrefOf} onLook={reload} /> : null;
}

/** The name of the company, and links to the parts of its file. */
function CompanyFacts({ file: { companyName, supplierCode, number, progress, sections } }: { file: CompanyFile }) {
  const { t } = useTranslation(["gcis", "progress", "fields"]);
  const facts: { label: string; value: ReactNode }[] = [
    { label: t("company.name"), value: companyName ? <span lang="">{companyName}</span> : null },
    { label: t("company.code"), value: supplierCode },
    { label: t("company.number"), value: number },
    { label: t("company.state"), value: t(`progress:states.${progress.state}.title`) },
  ];
  return (
    <section className="card" aria-label={t("company.title")}>
      <dl className="file-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? "—"}</dd>
          </div>
        ))}
      </dl>
      <nav className="file-parts" aria-label={t("company.sections")}>
        {sections.map(({ section }) => (
          <a key={section} href={paths.companySection(section)}>
            {t(`fields:${section}.title`)}
          </a>
        ))}
      </nav>
    </section>
  );
}
