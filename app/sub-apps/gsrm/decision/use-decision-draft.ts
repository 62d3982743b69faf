import { useCallback, useEffect, useState } from "react";
import type { ReviewFile } from "~/contract/review";
import { draftStore, lastingPath } from "~/ui/base/draft-store";
import { writeInto } from "~/ui/base/field-control";
import { useMadeFor } from "~/ui/base/use-made-for";
import { draftOwner } from "~/ui/workspace/shell-facts";
import { useWho } from "../../built-in/host";
import { useLocation } from "../../built-in/router";
import { createDraftSaver, type DraftState, type DraftTexts } from "./draft-saver";

/**
 * The draft of a decision on this registration: its comments, reason, note and choice are saved on the server during
 * typing, for this reviewer, until the decision is made or the draft is discarded. Texts that the server has not confirmed
 * stay in this window.
 */
export function useDecisionDraft(file: ReviewFile) {
  const owner = draftOwner(useWho());
  const { pathname } = useLocation();
  const [state, setState] = useState<DraftState>({ kind: "saved", at: file.draft?.savedAt ?? null });
  /** Texts that have no control on this page. */
  const [lost, setLost] = useState<readonly string[]>([]);
  const saver = useMadeFor([file.registrationId, owner, pathname], () =>
    createDraftSaver({
      registrationId: file.registrationId,
      saved: Object.fromEntries((file.draft?.texts ?? []).map(({ place, text }) => [place, text])),
      unsaved: draftStore<DraftTexts>(owner, lastingPath(pathname, "decision"), "decision"),
      onState: setState,
    }),
  );
  /** Puts texts into their controls, or only into the draft if they have none. */
  const write = useCallback(
    (form: HTMLFormElement | null, texts: readonly (readonly [string, string])[]) => {
      const missing = texts.filter(([place, text]) => !fillIn(form, place, text));
      for (const [place, text] of missing) saver.change(place, text);
      setLost(missing.flatMap(([place, text]) => (place === "choice" || text.trim() === "" ? [] : text)));
    },
    [saver],
  );
  const restore = useCallback((form: HTMLFormElement | null) => form && write(form, saver.list()), [saver, write]);

  useEffect(() => {
    const hide = () => document.visibilityState === "hidden" && saver.flushNow();
    const comeBack = () => void saver.flush();
    document.addEventListener("visibilitychange", hide);
    addEventListener("online", comeBack);
    // Sends the texts that an earlier visit could not send.
    comeBack();
    return () => {
      document.removeEventListener("visibilitychange", hide);
      removeEventListener("online", comeBack);
      comeBack();
    };
  }, [saver]);

  return {
    state,
    /** Comments without a control on this page: on removed rows, or on parts that cannot be returned now. */
    lost,
    ...saver,
    write,
    restore,
  };
}

export type DecisionDraft = ReturnType<typeof useDecisionDraft>;

/** Fills in the control with this name. Returns whether there is one. */
function fillIn(form: HTMLFormElement | null, place: string, text: string): boolean {
  const control = form?.elements.namedItem(place);
  if (!(control instanceof HTMLTextAreaElement)) return false;
  writeInto(control, text);
  return true;
}
