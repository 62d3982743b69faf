import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { formatDay } from "~/rules/format";
import { AccountField } from "./account-field";
import { PasswordField } from "./password-field";
import type { FormFindings } from "./form-findings";
import { StepForm } from "./step-form";

type Props = { findings: FormFindings | undefined; loginCodeFrom: string };

/** Step one: account and password; the code of step two is announced (§1). */
export function PasswordStep({ findings, loginCodeFrom }: Props) {
  const { t, i18n } = useTranslation(["signIn", "home"]);
  return (
    <>
      <div className="sign-in-head">
        <h1>{t("title")}</h1>
        <p>{t("lead")}</p>
      </div>
      <div className="card sign-in-card">
        <StepForm id="sign-in" intent="password" submit={t("submit")} findings={findings}>
          <AccountField findings={findings} />
          <PasswordField name="password" kind="current-password" label={t("password.label")} findings={findings} />
        </StepForm>
        <p className="sign-in-aside">
          <Link to={paths.forgotten}>{t("forgotten.link")}</Link>
        </p>
      </div>
      <p className="notice">
        <strong>{t("home:loginCode.title")}</strong>
        <br />
        {t("home:loginCode.text", { date: formatDay(i18n.language, loginCodeFrom) })}
      </p>
    </>
  );
}
