import { type FormEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as delayedDecisions from "~/contract/delayed-decisions";
import * as onboarding from "~/contract/onboarding";
import type { ReturnedItem } from "~/contract/onboarding";
import type { ReviewFile } from "~/contract/review";
import { formText } from "~/rules/form-values";
import { previewPauseMs } from "~/rules/limits/screens";
import { isDraftPlace } from "~/rules/onboarding/draft-places";
import {
  type DecisionEvent,
  decisionForm,
  needsReason,
  type OnwardDecision,
  type TypedDecision,
} from "~/rules/onboarding/decision";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { useUnseenDocuments } from "../documents/unseen-documents";
import { commentsIn, whyNoteNeeded } from "./comments";
import { DecisionBar } from "./decision-bar";
import { DecisionFailure } from "./decision-failure";
import { DecisionDialog } from "./decision-dialog";
import { DraftSign } from "./draft-sign";
import type { DecisionInput, PendingDecision } from "./email-preview";
import { useDecisionDraft } from "./use-decision-draft";

type Props = {
  file: ReviewFile;
  /** Whether a decision opens the next file. */
  hasNext: boolean;
  onDecided: (event: DecisionEvent) => void;
  /** Like `onDecided`, for a decision that can still be undone. */
  onDelayed: (event: OnwardDecision) => void;
  /** Loads the registration again after a change other than a decision. */
  onChanged: () => void;
  /** Loads the current registration; typed input stays. */
  onReload: () => void;
  /** Renders the file with the comments written so far. */
  children: (comments: readonly ReturnedItem[]) => ReactNode;
};

/** The form around a registration: each comment is next to its subject, the decision comes last in the tab order. */
export function Decision({ file, hasNext, onDecided, onDelayed, onChanged, onReload, children }: Props) {
  const { t } = useTranslation("gsrm");
  const draft = useDecisionDraft(file);
  const form = useRef<HTMLFormElement | null>(null);
  const [comments, setComments] = useState<readonly ReturnedItem[]>([]);
  const { length: unseen } = useUnseenDocuments();
  const schema = useMemo(() => decisionForm((event) => whyNoteNeeded(file, event, unseen) !== null), [file, unseen]);
  const fields = useSchemaForm(schema, { event: "", reason: "", note: "" });
  const [choice, setChoice] = useState<DecisionEvent>();
  const chosen = draft.list().find(([place]) => place === "choice")?.[1];
  const { pending, preview, forget } = usePreview();
  /** Sends a decision, which ends the draft; a refused one leaves it. */
  async function send(decision: () => Promise<unknown>) {
    await draft.stop();
    await decision().catch((failure: unknown) => {
      void draft.flush();
      throw failure;
    });
    draft.end();
  }
  const decide = useAction(async (decision: DecisionInput) => {
    await send(() => call(onboarding.decide, decision));
    onDecided(decision.event);
  });
  const delay = useAction(async (event: OnwardDecision) => {
    const { registrationId, version } = file;
    const note = formText(form.current ? new FormData(form.current) : new FormData(), "note").trim();
    await send(() => call(delayedDecisions.make, { registrationId, version, event, ...(note && { note }) }));
    onDelayed(event);
  });

  const { restore } = draft;
  const attach = useCallback(
    (element: HTMLFormElement | null) => {
      form.current = element;
      restore(element);
    },
    [restore],
  );
  const readComments = useCallback(() => {
    if (form.current) setComments(commentsIn(new FormData(form.current), file));
  }, [file]);
  // Restored comments are counted from the start.
  useEffect(readComments, [readComments]);

  const previewNow = (decision: TypedDecision) => void preview.run(toDecision(decision, file, form.current));
  function choose(event: DecisionEvent) {
    setChoice(event);
    fields.setFieldValue("event", event);
    keepChoice(event);
    const complete = schema.safeParse({ ...fields.getValues(), event });
    if (complete.success) previewNow(complete.data);
  }
  /**
   * The choice is saved in the draft only once it has a text, so that merely opening a dialog leaves nothing behind.
   */
  function keepChoice(event: DecisionEvent) {
    const typed = form.current ? new FormData(form.current) : new FormData();
    const isExplained = (["reason", "note"] as const).some((name) => formText(typed, name).trim() !== "");
    draft.change("choice", isExplained ? event : "");
  }
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  function onInput({ target }: FormEvent) {
    if (target instanceof HTMLTextAreaElement && isDraftPlace(target.name)) draft.change(target.name, target.value);
    if (choice) keepChoice(choice);
    readComments();
    forget();
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      const complete = schema.safeParse(fields.getValues());
      if (complete.success && choice) previewNow(complete.data);
    }, previewPauseMs);
  }
  const submit = fields.submit(async (decision) => {
    // Texts that the user has not seen are not sent.
    if (!pending) return previewNow(decision);
    if (!(await decide.run(pending.decision))) forget();
  });

  return (
    <form
      ref={attach}
      className="file-form"
      aria-label={t("decision.title")}
      noValidate
      onSubmit={submit}
      onInput={onInput}
    >
      {children(comments)}
      {choice ? null : <DecisionFailure failure={delay.failure} onReload={onReload} />}
      <DecisionBar
        file={file}
        comments={comments.length}
        chosen={chosen}
        onChoose={choose}
        onQuick={(event) => void delay.run(event)}
        hasNext={hasNext}
        onChanged={onChanged}
      >
        <DraftSign draft={draft} form={form} />
      </DecisionBar>
      <DecisionDialog
        file={file}
        event={choice}
        hasNext={hasNext}
        comments={comments.length}
        lost={draft.lost}
        fields={fields}
        pending={pending}
        isBusy={preview.isBusy || decide.isBusy}
        failure={decide.failure ?? preview.failure}
        onClose={() => {
          setChoice(undefined);
          forget();
        }}
        onReload={onReload}
      />
    </form>
  );
}

/** The email a decision would send. It is not shown if the decision has been edited since the request. */
function usePreview() {
  const [pending, setPending] = useState<PendingDecision>();
  const turn = useRef(0);
  const preview = useAction(async (decision: DecisionInput) => {
    const own = ++turn.current;
    const { letter } = await call(onboarding.preview, decision);
    if (own === turn.current) setPending({ decision, message: letter });
  });
  function forget() {
    turn.current += 1;
    setPending(undefined);
  }
  return { pending, preview, forget };
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
