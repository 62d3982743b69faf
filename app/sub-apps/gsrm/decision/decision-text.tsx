import { type ComponentProps, useRef } from "react";
import { useTranslation } from "react-i18next";
import { lengths } from "~/rules/limits/lengths";
import { PhraseButton, usePhrases } from "../phrases/phrase-button";

type Props = {
  /** `reason` is sent to the supplier, `note` is internal; label and colour distinguish them. */
  name: "reason" | "note";
  registrationId: string;
  control: ComponentProps<"textarea">;
  isHidden: boolean;
  problem: string | null;
  hint?: string | undefined;
};

/** A text that goes with a decision; it is hidden rather than removed, so that the typed text stays. */
export function DecisionText({ name, registrationId, control, isHidden, problem, hint }: Props) {
  const { t } = useTranslation("gsrm");
  const box = useRef<HTMLTextAreaElement>(null);
  const phrases = usePhrases();
  const id = `decision-${name}`;
  return (
    <div className={`field decision-${name}`} hidden={isHidden}>
      <label className="field-label" htmlFor={id}>
        {t(`decision.${name}`)}
      </label>
      <span className="field-hint" id={`${id}-hint`}>
        {hint ?? t(`decision.${name}Hint`)}
      </span>
      <textarea
        {...control}
        ref={box}
        id={id}
        className="control"
        rows={name === "reason" ? 4 : 2}
        maxLength={lengths.scope}
        aria-describedby={`${id}-hint ${id}-problem`}
        onKeyDown={name === "reason" ? phrases.openByKey : undefined}
      />
      {name === "reason" ? <PhraseButton registrationId={registrationId} box={box} phrases={phrases} /> : null}
      <p id={`${id}-problem`} className="field-error" aria-live="polite">
        {problem}
      </p>
    </div>
  );
}
