import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { type AnswerPlace, type DocumentVerdict, documentVerdicts } from "~/rules/onboarding/answer-documents";
import { useAsking } from "../conversation/ask-context";
import { useDesk } from "./desk";

type Props = {
  place: AnswerPlace;
  /** Whether the answer can be marked now. */
  isOpen: boolean;
  /** Whether the supplier can be asked about it. */
  canAsk: boolean;
};

/**
 * Whether an answer agrees with its document: the mark, and the buttons that set it, with the shortcuts Y and N. Another button,
 * with the shortcut Q, asks the supplier about the answer.
 */
export function AnswerMarks({ place, isOpen, canAsk }: Props) {
  const { t } = useTranslation(["gsrm", "conversation"]);
  const { ask } = useAsking();
  const { verdictOn, mark, numberOf } = useDesk();
  const verdict = verdictOn(place);
  const number = numberOf(place);
  return (
    <span className="answer-marks">
      {verdict || number ? (
        <span className={`answer-mark ${verdict ? `mark-${verdict}` : "mark-open"}`}>
          {verdict ? t(`documents.verdict.${verdict}`) : null}
          {number ? <span className="answer-number">{number}</span> : null}
        </span>
      ) : null}
      {isOpen || canAsk ? (
        <span className="answer-tools">
          {(isOpen ? documentVerdicts : []).map((one) => (
            <button
              key={one}
              type="button"
              data-mark={one}
              aria-pressed={verdict === one}
              aria-label={t(`documents.verdict.${one}`)}
              title={t(`documents.verdict.${one}`)}
              onClick={(event) => {
                mark(place, one);
                // The supplier is notified of a difference by a comment.
                if (one === "differs" && verdict !== "differs") openComment(event);
              }}
            >
              {signs[one]}
            </button>
          ))}
          {canAsk ? (
            // The shortcut reaches it, so that there are no more stops of the Tab key before the decision.
            <button
              type="button"
              data-ask
              tabIndex={-1}
              aria-label={t("conversation:review.ask")}
              title={t("conversation:review.ask")}
              onClick={() => ask(place)}
            >
              ?
            </button>
          ) : null}
        </span>
      ) : null}
    </span>
  );
}

const signs: Record<DocumentVerdict, string> = { agrees: "✓", differs: "✗" };

/** Opens the comment field of this answer. Only a pointer enters it, so that the shortcuts keep working until C. */
function openComment({ currentTarget, detail }: MouseEvent<HTMLElement>) {
  const flag = currentTarget.closest(".answer-notes")?.querySelector<HTMLDetailsElement>("details.flag");
  if (!flag) return;
  flag.open = true;
  // A click that a key triggers has no presses of a pointer.
  if (detail > 0) flag.querySelector("textarea")?.focus();
}
