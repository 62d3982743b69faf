import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import * as onboarding from "~/contract/onboarding";
import type { ReviewFile } from "~/contract/review";
import { formText } from "~/rules/form-text";
import { decisionEvents, needsReason } from "~/rules/onboarding/decision";
import { call } from "../../built-in/call";
import { useKeptForm } from "../../built-in/kept-form";
import { useAction } from "../../built-in/use-action";
import { commentsIn, needsDuplicateNote } from "./comments";
import { DecisionPanel } from "./decision-panel";

export type DecisionInput = z.input<typeof onboarding.decide.input>;
type Letter = z.output<typeof onboarding.preview.answer>["letter"];
/** A decision that waits to be confirmed, with the letter it would send. */
export type Pending = { decision: DecisionInput; letter: Letter };
/** What is missing before a decision can be sent. */
export type Problem = "event" | "reason" | "note" | null;

type Props = {
  file: ReviewFile;
  onDecided: (event: DecisionInput["event"]) => void;
  /** Loads the registration as it is now; what was typed stays. */
  onReload: () => void;
  children: ReactNode;
};

/** The form around a registration: comments stand beside what they are about, the decision beside all of it. */
export function Decision({ file, onDecided, onReload, children }: Props) {
  const { t } = useTranslation("gsrm");
  const { ref, lost, forgetTyped } = useKeptForm();
  const form = useRef<HTMLFormElement | null>(null);
  const [comments, setComments] = useState(0);
  const [problem, setProblem] = useState<Problem>(null);
  const [pending, setPending] = useState<Pending>();
  const preview = useAction(async (decision: DecisionInput) => {
    const { letter } = await call(onboarding.preview, decision);
    setPending({ decision, letter });
  });
  const decide = useAction(async ({ decision }: Pending) => {
    await call(onboarding.decide, decision);
    forgetTyped();
    onDecided(decision.event);
  });

  const attach = useCallback(
    (element: HTMLFormElement | null) => {
      form.current = element;
      ref(element);
    },
    [ref],
  );
  // Comments that were put back count from the start.
  useEffect(() => {
    if (form.current) setComments(commentsIn(new FormData(form.current), file).length);
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) {
      const isDone = await decide.run(pending);
      // A refusal is shown over what was typed, not over the letter.
      if (!isDone) setPending(undefined);
      return;
    }
    const typed = new FormData(event.currentTarget);
    const missing = missingIn(typed, file);
    setProblem(missing);
    if (missing) document.getElementById(`decision-${missing}`)?.focus();
    else await preview.run(decisionIn(typed, file));
  }

  return (
    <form
      id={`decision-${file.registrationId}`}
      ref={attach}
      className="file-columns"
      aria-label={t("decision.title")}
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={({ currentTarget }) => {
        setComments(commentsIn(new FormData(currentTarget), file).length);
        setPending(undefined);
      }}
    >
      <div className="file-main">{children}</div>
      <DecisionPanel
        file={file}
        comments={comments}
        lost={lost}
        problem={problem}
        pending={pending}
        isBusy={preview.isBusy || decide.isBusy}
        failure={decide.failure ?? preview.failure}
        onBack={() => setPending(undefined)}
        onReload={onReload}
      />
    </form>
  );
}

const eventIn = (form: FormData) => decisionEvents.find((one) => one === formText(form, "event"));

function missingIn(form: FormData, file: ReviewFile): Problem {
  const event = eventIn(form);
  if (!event) return "event";
  if (needsReason(event) && !formText(form, "reason").trim()) return "reason";
  return needsDuplicateNote(file, event) && !formText(form, "note").trim() ? "note" : null;
}

function decisionIn(form: FormData, file: ReviewFile): DecisionInput {
  const event = eventIn(form) ?? "approve";
  const reason = needsReason(event) ? formText(form, "reason").trim() : "";
  const note = formText(form, "note").trim();
  return {
    registrationId: file.registrationId,
    version: file.version,
    event,
    ...(reason && { reason }),
    ...(note && { note }),
    items: event === "return" ? commentsIn(form, file) : [],
  };
}
