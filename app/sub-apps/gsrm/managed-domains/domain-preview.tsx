import { useTranslation } from "react-i18next";
import type { EditedDomain } from "~/rules/workspace/managed-domain";
import { logoOf } from "~/ui/page/logo";

/** The logo and the brand that visitors of a host see. */
export function DomainPreview({ typed }: { typed: EditedDomain }) {
  const { t } = useTranslation("managedDomains");
  const brands = { zh: typed.zhBrand.trim(), en: typed.enBrand.trim() };
  return (
    <section className="card settings-section" aria-labelledby="domain-preview">
      <h2 id="domain-preview">{t("preview.title")}</h2>
      <p>{t("preview.text")}</p>
      <p>
        <img src={logoOf(typed.region)} alt="" width={32} height={32} />
      </p>
      {(["zh", "en"] as const).map((language) =>
        brands[language] === "" ? (
          <p key={language}>{t(`preview.${language}`, { brand: t("brandOfSettings") })}</p>
        ) : (
          <p key={language} lang="">
            {t(`preview.${language}`, { brand: brands[language] })}
          </p>
        ),
      )}
    </section>
  );
}
