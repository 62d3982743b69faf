import { useTranslation } from "react-i18next";
import { codeDigits } from "~/rules/limits";
import type { Action } from "../../built-in/use-action";

/** What is wrong with the code that was typed, or why no other was sent. */
export function CodeProblem({ code, failure }: { code: string | undefined } & Pick<Action<never[]>, "failure">) {
  const { t } = useTranslation(["gcis", "findings"]);
  const said = code ?? failure?.code;
  return (
    <p id="code-problem" className="field-error" aria-live="polite">
      {failure?.retryAfter
        ? t("changes.code.wait", { seconds: failure.retryAfter })
        : said
          ? t(`findings:${said}`, { digits: codeDigits })
          : null}
    </p>
  );
}
