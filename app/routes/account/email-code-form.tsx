import { useTranslation } from "react-i18next";
import { codeResendMs } from "~/rules/limits";
import { CodesForm } from "./codes-form";
import { codeQuestion } from "./personal-forms";
import { type PersonalOutcome, formRefusal } from "./personal-outcome";

const secondMs = 1000;

type Props = { email: string; old: string; hasMailbox: boolean; outcome: PersonalOutcome | undefined };

/** The codes from the new address and from the old. */
export function EmailCodeForm({ email, old, hasMailbox, outcome }: Props) {
  const { t } = useTranslation("account");
  return (
    <CodesForm
      id="email-code"
      question={codeQuestion}
      fields={[
        { name: "code", label: t("contact.code"), hint: t("contact.codeHint") },
        { name: "oldCode", label: t("contact.oldCode"), hint: t("contact.oldCodeHint") },
      ]}
      words={{
        sent: t("contact.sent"),
        confirm: t("contact.confirm"),
        missing: t("contact.missing", { count: codeResendMs / secondMs }),
        giveUp: t("contact.giveUp"),
      }}
      addresses={[email, old]}
      intents={{ confirm: "emailConfirm", resend: "emailCode", giveUp: "emailCancel" }}
      change={{ name: "email", value: email }}
      hasMailbox={hasMailbox}
      refusal={formRefusal(outcome, "code")}
      resent={formRefusal(outcome, "email")}
    />
  );
}
