import { useState } from "react";
import { useTranslation } from "react-i18next";
import { QuestionField } from "~/ui/form/parts/question-field";
import { useHydrated } from "~/ui/base/use-hydrated";
import { passwordLength } from "~/rules/sign-in/password";
import type { FormFindings } from "./step-form";

type PasswordFieldProps = {
  name: "password" | "repeat";
  kind: "current-password" | "new-password";
  label: string;
  hint?: string;
  findings: FormFindings | undefined;
};

/** A password, which the user can reveal if scripts run. */
export function PasswordField({ name, kind, label, hint = "", findings }: PasswordFieldProps) {
  const { t } = useTranslation("signIn");
  const [isShown, setIsShown] = useState(false);
  const isHydrated = useHydrated();
  const code = findings?.fields?.[name];
  return (
    <div className="password-field">
      <QuestionField
        id={`sign-in-${name}`}
        label={label}
        hint={hint}
        errors={code ? [code] : undefined}
        params={findings?.params}
        control={{
          type: isShown ? "text" : "password",
          name,
          autoComplete: kind,
          autoCapitalize: "none",
          spellCheck: false,
          required: true,
          maxLength: 400,
        }}
      />
      {isHydrated ? (
        <button
          type="button"
          className="button-link password-show"
          aria-pressed={isShown}
          aria-controls={`sign-in-${name}`}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? t("password.hide") : t("password.show")}
          <span className="off-screen">{label}</span>
        </button>
      ) : null}
    </div>
  );
}

type NewPasswordFieldsProps = { account: string; findings: FormFindings | undefined };

/** A new password, typed twice, below its rules; a hidden account field is for password managers. */
export function NewPasswordFields({ account, findings }: NewPasswordFieldsProps) {
  const { t } = useTranslation("signIn");
  return (
    <>
      <input
        className="off-screen"
        type="text"
        name="account"
        autoComplete="username"
        value={account}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField
        name="password"
        kind="new-password"
        label={t("newPassword.label")}
        hint={t("newPassword.rules", passwordLength)}
        findings={findings}
      />
      <PasswordField name="repeat" kind="new-password" label={t("newPassword.repeat")} findings={findings} />
    </>
  );
}
