import { Form, Link, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { formatInstant } from "~/rules/format";

/** `consentDate` is a clock's time without a zone: shown as it is. */
type Props = { consentDate: string };

/** What a user in India agreed to and when, and the way to take it back. */
export function ConsentCard({ consentDate }: Props) {
  const { t, i18n } = useTranslation("account");
  const isBusy = useNavigation().state !== "idle";
  const at = formatInstant(i18n.language, `${consentDate.replace(" ", "T")}Z`, "GMT");
  return (
    <section className="card" aria-labelledby="consent-card-title" aria-busy={isBusy}>
      <h2 id="consent-card-title">{t("withdrawConsent.title")}</h2>
      <p>{t("withdrawConsent.given", { at })}</p>
      <ul className="consent-texts">
        <li>
          <Link to={paths.text("agreement")}>{t("withdrawConsent.agreement")}</Link>
        </li>
        <li>
          <Link to={paths.text("privacy")}>{t("withdrawConsent.policy")}</Link>
        </li>
      </ul>
      <details className="contact-removal">
        <summary className="button-quiet">{t("withdrawConsent.open")}</summary>
        <Form method="post" reloadDocument className="contact-form">
          <p>{t("withdrawConsent.consequences")}</p>
          <div className="section-actions">
            <button type="submit" name="intent" value="consentWithdraw" className="button-default">
              {t("withdrawConsent.confirm")}
            </button>
          </div>
        </Form>
      </details>
    </section>
  );
}
