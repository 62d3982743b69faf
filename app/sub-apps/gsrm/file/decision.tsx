import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import * as onboarding from "~/contract/onboarding";
import type { ReviewFile } from "~/contract/review";
import { formText } from "~/rules/form-text";
import { type DecisionEvent, decisionEvents, needsReason } from "~/rules/onboarding/decision";
import { call } from "../../built-in/call";
import { useKeptForm } from "../../built-in/kept-form";
import { useAction } from "../../built-in/use-action";
import { commentsIn } from "./comments";
import { DecisionPanel } from "./decision-panel";

type Props = { file: ReviewFile; onDecided: (event: DecisionEvent) => void; children: ReactNode };

/** The form around a registration: comments stand beside what they are about, the decision beside all of it. */
export function Decision({ file, onDecided, children }: Props) {
  const { t } = useTranslation("gsrm");
  const { registrationId } = file;
  const { ref, forgetTyped } = useKeptForm();
  const [comments, setComments] = useState(0);
  const [problem, setProblem] = useState<"event" | "reason" | null>(null);
  const decide = useAction(async (event: DecisionEvent, form: FormData) => {
    const reason = formText(form, "reason").trim();
    const items = event === "return" ? commentsIn(form) : [];
    await call(onboarding.decide, { registrationId, event, ...(reason && { reason }), items });
    forgetTyped();
    onDecided(event);
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const chosen = decisionEvents.find((one) => one === formText(form, "event"));
    const missing = !chosen ? "event" : needsReason(chosen) && !formText(form, "reason").trim() ? "reason" : null;
    setProblem(missing);
    if (missing) document.getElementById(`decision-${missing}`)?.focus();
    else if (chosen) await decide.run(chosen, form);
  }

  return (
    <form
      id={`decision-${registrationId}`}
      ref={ref}
      className="file-columns"
      aria-label={t("decision.title")}
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={({ currentTarget }) => setComments(commentsIn(new FormData(currentTarget)).length)}
    >
      <div className="file-main">{children}</div>
      <DecisionPanel
        file={file}
        comments={comments}
        problem={problem}
        isBusy={decide.isBusy}
        failure={decide.failure}
      />
    </form>
  );
}
