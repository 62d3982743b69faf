import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as changeRequests from "~/contract/change-requests";
import type { Failure } from "~/gateway/failure";
import { emailCode } from "~/rules/contact";
import { codeDigits } from "~/rules/limits/codes";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { codeControl, CodeInput } from "~/ui/form/parts/code-input";

/** An empty code counts as missing. */
const codeForm = z.pipe(
  z.transform(({ code }: { code: string }) => ({ code: code.trim() || undefined })),
  emailCode,
);

type Props = { changeId: string; onConfirmed: () => void };

/** The second step of a change of bank details or contacts: the code from the email (S-47). */
export function ChangeCodeStep({ changeId, onConfirmed }: Props) {
  const { t } = useTranslation("gcis");
  const form = useSchemaForm(codeForm, { code: "" });
  const confirm = useAction(async (code: string) => {
    await call(changeRequests.confirm, { changeId, code });
    onConfirmed();
  });
  const again = useAction(() => call(changeRequests.sendCode, { changeId }));
  const [wasSent, setWasSent] = useState(false);

  const submit = form.submit(({ code }) => void confirm.run(code));

  return (
    <form
      className="card"
      onSubmit={(event) => {
        setWasSent(false);
        submit(event);
      }}
      noValidate
      aria-labelledby="code-title"
      aria-busy={confirm.isBusy}
    >
      <h2 id="code-title">{t("changes.code.title")}</h2>
      <p>{t("changes.code.sent")}</p>
      <div className="field change-code">
        <label className="field-label" htmlFor="code">
          {t("changes.code.label")}
        </label>
        <span className="field-hint" id="code-hint">
          {t("changes.code.hint")}
        </span>
        <CodeInput
          {...codeControl}
          {...form.control("code")}
          submits
          id="code"
          className="control"
          aria-describedby="code-hint code-problem"
          aria-invalid={Boolean(form.errors.code || confirm.failure) || undefined}
        />
        <CodeProblem code={form.errors.code} failure={confirm.failure ?? again.failure} />
        <p role="status">{wasSent ? t("changes.code.sentAgain") : null}</p>
      </div>
      <div className="section-actions">
        <button type="submit" className="button-primary" disabled={confirm.isBusy}>
          {confirm.isBusy ? t("changes.code.confirming") : t("changes.code.confirm")}
        </button>
        <button
          type="button"
          className="button-quiet"
          disabled={again.isBusy}
          onClick={() => void again.run().then(setWasSent)}
        >
          {t("changes.code.again")}
        </button>
      </div>
    </form>
  );
}

type ProblemProps = { code: string | undefined; failure: Failure | undefined };

/** The error of the typed code, or the reason why another one was not sent. */
function CodeProblem({ code, failure }: ProblemProps) {
  const { t } = useTranslation(["gcis", "findings"]);
  const problem = code ?? failure?.code;
  return (
    <p id="code-problem" className="field-error" aria-live="polite">
      {failure?.retryAfter
        ? t("changes.code.wait", { count: Number(failure.retryAfter) })
        : problem
          ? t(`findings:${problem}`, { digits: codeDigits })
          : null}
    </p>
  );
}
