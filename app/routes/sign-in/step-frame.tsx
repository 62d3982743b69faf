import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CodeField } from "~/ui/form/parts/code-field";
import type { FormFindings } from "./step-form";

type Props = { title: string; lead: string; children: ReactNode };

/** One step of a sign-in: its title and its card. */
export const StepFrame = ({ title, lead, children }: Props) => (
  <>
    <div className="sign-in-head">
      <h1>{title}</h1>
      <p>{lead}</p>
    </div>
    <div className="card sign-in-card">{children}</div>
  </>
);

/** The account whose password is being set. */
export function AccountName({ account }: { account: string }) {
  const { t } = useTranslation("signIn");
  return (
    <p>
      {t("account.label")}
      <strong className="sign-in-account" lang="" translate="no">
        {account}
      </strong>
    </p>
  );
}

type SentCodeFieldProps = { hint: string; findings: FormFindings | undefined; submits?: boolean };

/** The field for the code that was sent; `hint` explains where to find it. */
export function SentCodeField({ hint, findings, submits }: SentCodeFieldProps) {
  const { t } = useTranslation("signIn");
  return (
    <CodeField
      id="sign-in-code"
      label={t("code.label")}
      hint={hint}
      submits={submits}
      errors={findings?.fields?.code ? [findings.fields.code] : undefined}
      params={findings?.params}
    />
  );
}
