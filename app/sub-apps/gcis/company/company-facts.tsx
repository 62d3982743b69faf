import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { CompanyFile } from "./company-page";

/** Whose file it is, and its parts to go to. */
export function CompanyFacts({
  file: { companyName, supplierCode, number, progress, sections },
}: {
  file: CompanyFile;
}) {
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
