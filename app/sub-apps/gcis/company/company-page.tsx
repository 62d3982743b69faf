import "~/ui/form/form.css";
import "./company.css";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import * as companyFile from "~/contract/company-file";
import { contextFrom } from "~/rules/registration/completeness";
import type { Typed } from "~/rules/typed";
import { Nothing } from "~/ui/reading/nothing";
import { Answered } from "../../built-in/answered";
import { PageHead } from "../../built-in/page-head";
import { useAnswer } from "../../built-in/use-answer";
import { today } from "../today";
import { CompanyFacts } from "./company-facts";
import { SectionCard } from "./section-card";

export type CompanyFile = NonNullable<z.output<typeof companyFile.load.answer>>;

/** The company file, part by part: what was approved, and the way to change it. */
export default function CompanyPage() {
  const { t } = useTranslation("gcis");
  const asked = useAnswer(companyFile.load, {});
  return (
    <>
      <PageHead title={t("company.title")} lead={t("company.lead")} />
      <Answered asked={asked}>
        {(file) => (file ? <Parts file={file} /> : <Nothing title={t("company.none")} text={t("company.noneText")} />)}
      </Answered>
    </>
  );
}

function Parts({ file }: { file: CompanyFile }) {
  const typed = Object.fromEntries(file.sections.map(({ section, values }) => [section, values as Typed]));
  const context = contextFrom(typed, today());
  return (
    <>
      <CompanyFacts file={file} />
      {file.sections.map((saved) => (
        <SectionCard key={saved.section} saved={saved} file={file} context={context} />
      ))}
    </>
  );
}
