import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { Guard } from "~/ui/form/parts/form-guard";
import { CodeForm } from "~/ui/form/parts/code-form";
import { Resend } from "~/ui/page/resend";
import { codeQuestion, type StartOutcome } from "./start-forms";

type Sent = { name: string; email: string; to: string; resendSeconds: number; guard: Guard };

/** Step two: the code from the letter. What was given before it is one line. */
export function CodeStep({ sent, outcome }: { sent: Sent; outcome?: StartOutcome }) {
  const { t } = useTranslation(["registration", "fields"]);
  const { name, email, to, resendSeconds, guard } = sent;
  const notSent = outcome && "registrant" in outcome ? outcome.registrant.error : undefined;
  return (
    <div className="card start-code">
      <section className="start-registrant" aria-label={t("start.registrant")}>
        <p lang="">
          <strong>{name}</strong> <span>{email}</span>
        </p>
        <Link to={paths.registerChange(to)}>{t("start.change")}</Link>
      </section>
      <p role="status">{t("start.sent", { email })}</p>
      <CodeForm
        id="registrant-code"
        question={codeQuestion}
        intent="start"
        lastResult={outcome && "code" in outcome ? outcome.code : undefined}
        label={t("fields:registrant.code.label")}
        hint={t("fields:registrant.code.hint")}
        params={outcome?.params}
        words={{ submit: t("start.begin"), busy: t("start.begin") }}
      >
        <input type="hidden" name="to" value={to} />
      </CodeForm>
      <div className="resend">
        <Resend
          intent="send"
          seconds={Number(outcome?.params?.seconds ?? resendSeconds)}
          values={{ name, email, to }}
          guard={guard}
          refusals={Object.values(notSent ?? {}).flatMap((codes) => codes ?? [])}
          params={outcome?.params}
        />
      </div>
    </div>
  );
}
