import { useTranslation } from "react-i18next";
import { passwordLength } from "~/rules/password";
import { PasswordField } from "./password-field";
import type { FormFindings } from "./form-findings";

type Props = { account: string; findings: FormFindings | undefined };

/** A new password, twice, with its rules told beforehand; the account goes with it for password managers. */
export function NewPasswordFields({ account, findings }: Props) {
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
