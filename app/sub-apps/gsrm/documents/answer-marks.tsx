import { useTranslation } from "react-i18next";
import { type AnswerPlace, type DocumentVerdict, documentVerdicts } from "~/rules/onboarding/answer-documents";
import { useDesk } from "./desk";

/** Whether an answer agrees with its document: the mark, and the buttons that set it, with the shortcuts Y and N. */
export function AnswerMarks({ place, isOpen }: { place: AnswerPlace; isOpen: boolean }) {
  const { t } = useTranslation("gsrm");
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
      {isOpen ? (
        <span className="answer-tools">
          {documentVerdicts.map((one) => (
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
                if (one === "differs" && verdict !== "differs") openComment(event.currentTarget);
              }}
            >
              {signs[one]}
            </button>
          ))}
        </span>
      ) : null}
    </span>
  );
}

const signs: Record<DocumentVerdict, string> = { agrees: "✓", differs: "✗" };

/** Opens the comment field of this element and moves the focus into it. */
function openComment(element: Element) {
  const flag = element.closest(".answer-notes")?.querySelector<HTMLDetailsElement>("details.flag");
  if (!flag) return;
  flag.open = true;
  flag.querySelector("textarea")?.focus();
}
