import "~/ui/form/form.css";
import "./company.css";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as companyFile from "~/contract/company-file";
import { paths } from "~/paths";
import { contextFrom } from "~/rules/registration/completeness";
import type { FormValues } from "~/rules/form-values";
import { Nothing } from "~/ui/reading/nothing";
import { QueryAnswer } from "~/sub-apps/built-in/answered";
import { PageHead } from "../../built-in/page-head";
import { today, type CompanyFile } from "../company-file";
import { SectionCard } from "./section-card";

/** The company file, part by part: what was approved, and the way to change it. */
export default function CompanyPage() {
  const { t } = useTranslation("gcis");
  const query = useAnswer(companyFile.load, {});
  return (
    <>
      <PageHead title={t("company.title")} lead={t("company.lead")} />
      <QueryAnswer query={query}>
        {(file) => (file ? <Parts file={file} /> : <Nothing title={t("company.none")} text={t("company.noneText")} />)}
      </QueryAnswer>
    </>
  );
}

function Parts({ file }: { file: CompanyFile }) {
  const answers = Object.fromEntries(file.sections.map(({ section, values }) => [section, values as FormValues]));
  const context = contextFrom(answers, today());
  return (
    <>
      <CompanyFacts file={file} />
      {file.sections.map((section) => (
        <SectionCard key={section.section} saved={section} file={file} context={context} />
      ))}
    </>
  );
}

/** Whose file it is, and its parts to go to. */
function CompanyFacts({ file: { companyName, supplierCode, number, progress, sections } }: { file: CompanyFile }) {
  const { t } = useTranslation(["gcis", "progress", "fields"]);
  const facts = [
    [t("company.name"), companyName],
    [t("company.code"), supplierCode],
    [t("company.number"), number],
    [t("company.state"), t(`progress:states.${progress.state}.title`)],
  ];
  return (
    <section className="card" aria-label={t("company.title")}>
      <dl className="file-facts">
        {facts.map(([label, value]) => (
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
