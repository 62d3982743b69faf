import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { codeResendMs } from "~/rules/limits";
import { FormGuard, type Guard } from "~/ui/form/form-guard";
import type { ProgressOutcome } from "./progress-outcome";
import { useHeldSubmit } from "~/ui/form/use-held-submit";

const secondMs = 1000;
type Props = { email: string; guard: Guard; outcome: ProgressOutcome | undefined };

/** No letter, or the wrong e-mail: a new code, or back to step one. */
export function Resend({ email, guard, outcome }: Props) {
  const { t } = useTranslation(["progress", "findings"]);
  const { isHeld, hold } = useHeldSubmit(guard.mark);
  const { state, formData } = useNavigation();
  const isSending = isHeld || (state === "submitting" && formData?.get("intent") === "code");
  const refused = outcome && "email" in outcome ? outcome : undefined;
  return (
    <div className="resend">
      <p>{t("code.missing", { seconds: codeResendMs / secondMs })}</p>
      {refused?.email.error?.email?.map((code) => (
        <p key={code} className="field-error" role="alert">
          {t(`findings:${code}` as "findings:code.tooSoon", refused.params)}
        </p>
      ))}
      <div className="section-actions">
        <Form method="post" onSubmit={hold} aria-busy={isSending}>
          <input type="hidden" name="email" value={email} />
          <input type="hidden" name="intent" value="code" />
          <FormGuard guard={guard} />
          <button type="submit" className="button-default">
            {isSending ? t("email.sending") : t("code.resend")}
          </button>
        </Form>
        <Form method="post">
          <button type="submit" name="intent" value="restart" className="button-quiet">
            {t("code.other")}
          </button>
        </Form>
      </div>
    </div>
  );
}
