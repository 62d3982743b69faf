import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import * as changeRequests from "~/contract/change-requests";
import { emailCode } from "~/rules/contact";
import { formText } from "~/rules/form-text";
import { codeControl } from "~/ui/form/code-control";
import { CodeInput } from "~/ui/form/code-input";
import { call } from "../../built-in/call";
import { useAction } from "../../built-in/use-action";
import { CodeProblem } from "./code-problem";

type Props = { changeId: string; onConfirmed: () => void };

/** The second step of a change of bank details or contacts: the code from the e-mail (S-47). */
export function CodeStep({ changeId, onConfirmed }: Props) {
  const { t } = useTranslation("gcis");
  const [problem, setProblem] = useState<string>();
  const confirm = useAction(async (code: string) => {
    await call(changeRequests.confirm, { changeId, code });
    onConfirmed();
  });
  const again = useAction(() => call(changeRequests.sendCode, { changeId }));
  const [wasSent, setWasSent] = useState(false);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = formText(new FormData(event.currentTarget), "code");
    const checked = emailCode.safeParse({ code: typed.trim() || undefined });
    setProblem(checked.success ? undefined : checked.error.issues[0]?.message);
    setWasSent(false);
    if (!checked.success) return document.getElementById("code")?.focus();
    void confirm.run(checked.data.code);
  }

  return (
    <form className="card" onSubmit={onSubmit} noValidate aria-labelledby="code-title" aria-busy={confirm.isBusy}>
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
          id="code"
          name="code"
          className="control"
          aria-describedby="code-hint code-problem"
          aria-invalid={Boolean(problem || confirm.failure) || undefined}
        />
        <CodeProblem code={problem} failure={confirm.failure ?? again.failure} />
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
