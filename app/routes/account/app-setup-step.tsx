import { useTranslation } from "react-i18next";
import { groupedSecret } from "~/rules/sign-in/authenticator";
import { type FormFindings, StepForm } from "~/routes/sign-in/step-form";
import { CodeField } from "~/ui/form/parts/code-field";
import type { AppSetup } from "./authenticator-outcome";

type Props = { setup: AppSetup; findings: FormFindings | undefined };

/** Sets up the app, with or without a camera, and reads its first code. */
export function AppSetupStep({ setup: { secret, uri, qr }, findings }: Props) {
  const { t } = useTranslation("account");
  return (
    <>
      <h2>{t("authenticator.setup.scanTitle")}</h2>
      <p>{t("authenticator.setup.scan")}</p>
      <svg
        className="authenticator-qr"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={t("authenticator.setup.qr")}
        shapeRendering="crispEdges"
      >
        <path fill="#fff" d={`M0 0h${qr.size}v${qr.size}h-${qr.size}z`} />
        <path fill="#000" d={qr.path} />
      </svg>
      <p>
        <a href={uri} className="button-default">
          {t("authenticator.setup.open")}
        </a>
      </p>
      <p id="authenticator-secret-label">{t("authenticator.setup.type")}</p>
      <p>
        <code className="authenticator-secret" lang="" translate="no" aria-labelledby="authenticator-secret-label">
          {groupedSecret(secret)}
        </code>
      </p>
      <h2>{t("authenticator.setup.codeTitle")}</h2>
      <StepForm
        id="authenticator-activation"
        intent="activate"
        submit={t("authenticator.setup.confirm")}
        findings={findings}
      >
        <input type="hidden" name="secret" value={secret} />
        <CodeField
          id="authenticator-first-code"
          label={t("authenticator.setup.code")}
          hint={t("authenticator.setup.codeHint")}
          submits
          errors={findings?.fields?.code ? [findings.fields.code] : undefined}
          params={findings?.params}
        />
      </StepForm>
    </>
  );
}
