import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Guard } from "~/ui/form/parts/form-guard";
import { codeQuestion, type ProgressOutcome } from "./progress-forms";
import { MailboxNotice, CodeForm } from "~/ui/form/parts/code-form";
import { Resend } from "~/ui/page/resend";

type Props = {
  email: string;
  resendSeconds: number;
  guard: Guard;
  hasMailbox: boolean;
  outcome: ProgressOutcome | undefined;
};

/** Step two: the code from the letter. The words are the same whether or not the e-mail has a registration (S-17). */
export function CodeStep({ email, resendSeconds, guard, hasMailbox, outcome }: Props) {
  const { t } = useTranslation("progress");
  const refusal = outcome && "code" in outcome ? outcome : undefined;
  const notSent = outcome && "email" in outcome ? outcome : undefined;
  return (
    <div className="card progress-card">
      <h2>{t("code.title")}</h2>
      <p>{t("code.sent")}</p>
      <p className="progress-email">{email}</p>
      {hasMailbox ? <MailboxNotice text={t("code.mailbox")} isBeside={false} /> : null}
      <CodeForm
        id="progress-code"
        question={codeQuestion}
        intent="query"
        lastResult={refusal?.code}
        label={t("code.label")}
        hint={t("code.hint")}
        params={refusal?.params}
        words={{ submit: t("code.query"), busy: t("code.querying") }}
        className="progress-form"
      />
      <div className="resend">
        <Resend
          intent="code"
          seconds={Number(notSent?.params?.seconds ?? resendSeconds)}
          values={{ email }}
          guard={guard}
          refusals={notSent?.email.error?.email ?? []}
          params={notSent?.params}
        />
        <Form method="post">
          <button type="submit" name="intent" value="restart" className="button-quiet">
            {t("code.other")}
          </button>
        </Form>
      </div>
    </div>
  );
}
