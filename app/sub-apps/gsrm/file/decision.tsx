import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as onboarding from "~/contract/onboarding";
import type { ReviewFile } from "~/contract/review";
import { decisionForm, needsReason, type TypedDecision } from "~/rules/onboarding/decision";
import { useSchemaForm } from "~/ui/form/engine/use-schema-form";
import { useFormDraft } from "../../built-in/form-draft";
import { commentsIn, needsDuplicateNote } from "./comments";
import { DecisionPanel } from "./decision-panel";
import type { DecisionInput, PendingDecision } from "./decision-confirm";

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
  const { ref, lost, removeDraft } = useFormDraft();
  const form = useRef<HTMLFormElement | null>(null);
  const [comments, setComments] = useState(0);
  const fields = useSchemaForm(
    useMemo(() => decisionForm((event) => needsDuplicateNote(file, event)), [file]),
    { event: "", reason: "", note: "" },
  );
  const [pending, setPending] = useState<PendingDecision>();
  const preview = useAction(async (decision: DecisionInput) => {
    const { letter } = await call(onboarding.preview, decision);
    setPending({ decision, letter });
  });
  const decide = useAction(async ({ decision }: PendingDecision) => {
    await call(onboarding.decide, decision);
    removeDraft();
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

  const submit = fields.submit(async (decision) => {
    if (!pending) return void preview.run(toDecision(decision, file, form.current));
    // A refusal is shown over what was typed, not over the letter.
    if (!(await decide.run(pending))) setPending(undefined);
  });

  return (
    <form
      id={`decision-${file.registrationId}`}
      ref={attach}
      className="file-columns"
      aria-label={t("decision.title")}
      noValidate
      onSubmit={submit}
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
        fields={fields}
        pending={pending}
        isBusy={preview.isBusy || decide.isBusy}
        failure={decide.failure ?? preview.failure}
        onBack={() => setPending(undefined)}
        onReload={onReload}
      />
    </form>
  );
}

function toDecision(
  { event, reason, note }: TypedDecision,
  file: ReviewFile,
  form: HTMLFormElement | null,
): DecisionInput {
  return {
    registrationId: file.registrationId,
    version: file.version,
    event,
    ...(needsReason(event) && { reason }),
    ...(note && { note }),
    items: event === "return" && form ? commentsIn(new FormData(form), file) : [],
  };
}
