import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { useRoot } from "~/root";

/** The link to the company's own provider, where colleagues sign in; it returns to `callbackUrl`. */
export function CompanySignIn({ callbackUrl }: { callbackUrl: string }) {
  const { t } = useTranslation("signIn");
  const brand = useRoot()?.brand;
  return (
    <section className="card sign-in-card" aria-labelledby="company-sign-in">
      <h2 id="company-sign-in">{t("company.title", { brand })}</h2>
      <a href={paths.companyLogin(callbackUrl)} className="button-default">
        {t("company.button", { brand })}
      </a>
    </section>
  );
}
