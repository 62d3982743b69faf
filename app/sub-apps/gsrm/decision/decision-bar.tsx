import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ReviewFile } from "~/contract/review";
import { type DecisionEvent, isOnward, type OnwardDecision } from "~/rules/onboarding/decision";
import { useShortcuts } from "~/ui/keys/shortcuts";
import { useDesk } from "../documents/desk";
import { DelayedSign } from "./delayed-sign";
import { findObstacle } from "./find-obstacle";
import { useQuickDecision } from "./use-quick-decision";

type Props = {
  file: ReviewFile;
  /** The number of written comments. */
  comments: number;
  /** The decision in the draft; it is the primary button if it is still possible. */
  chosen: string | undefined;
  onChoose: (event: DecisionEvent) => void;
  /** Decides without the confirmation dialog; the decision can be undone for a minute. */
  onQuick: (event: OnwardDecision) => void;
  hasNext: boolean;
  /** Reloads the registration. */
  onChanged: () => void;
  /** The state of the draft. */
  children: ReactNode;
};

/**
 * The possible decisions, at the bottom of the file; or who has to act, or why someone else has to decide. The primary button
 * follows the work: with comments it returns, without any it continues.
 */
export function DecisionBar({ file, comments, chosen, onChoose, onQuick, hasNext, onChanged, children }: Props) {
  const { t } = useTranslation(["gsrm", "errors"]);
  const { decisions, hindrance, progress, delayed } = file;
  const obstacle = findObstacle(file);
  const onward = decisions.find((event) => isOnward(event) && !(event === "approve" && obstacle));
  const quick = useQuickDecision(file, comments);
  const isOpen = hindrance === null && delayed === null;
  useShortcuts({
    ...(isOpen && onward && { a: ({ shiftKey }) => (shiftKey && quick ? onQuick(quick) : onChoose(onward)) }),
    ...(isOpen && decisions.includes("return") && { r: () => onChoose("return") }),
    ...(isOpen && decisions.includes("refuse") && { x: () => onChoose("refuse") }),
  });
  const written = comments > 0 && decisions.includes("return") ? "return" : undefined;
  const main =
    decisions.find((event) => event === chosen) ??
    written ??
    onward ??
    (decisions.length === 1 ? decisions[0] : undefined);
  return (
    <section className="decision-bar" id="decision" aria-labelledby="decision-title" tabIndex={-1}>
      <h2 id="decision-title">{t("decision.title")}</h2>
      {delayed ? (
        <DelayedSign registrationId={file.registrationId} delayed={delayed} onChanged={onChanged} />
      ) : hindrance ? (
        <p className="field-warning">{t(`errors:${hindrance}`)}</p>
      ) : decisions.length === 0 ? (
        <p>{t(`decision.waits.${progress.actsNext}`)}</p>
      ) : (
        <>
          <Open file={file} comments={comments} />
          {obstacle ? (
            <p className="field-warning">
              {t(`risk.hit.${obstacle}`)} <a href="#risks">{t("risk.evidence.hit")}</a>
            </p>
          ) : null}
          <div className="decision-buttons">
            {decisions.toReversed().map((event) => (
              <button
                key={event}
                type="button"
                className={event === main ? "button-primary" : "button-default"}
                disabled={event === "approve" && obstacle !== null}
                onClick={() => onChoose(event)}
              >
                {event === "return" && comments > 0
                  ? t("decision.returnWith", { count: comments })
                  : t(`decision.${event}.label`)}
                {event === onward ? <kbd aria-hidden="true">A</kbd> : null}
                {event === "return" ? <kbd aria-hidden="true">R</kbd> : null}
                {event === "refuse" ? <kbd aria-hidden="true">X</kbd> : null}
              </button>
            ))}
            {quick ? (
              <button type="button" className="button-default" onClick={() => onQuick(quick)}>
                {t(hasNext ? "delayed.andNext" : "delayed.andBack", { decision: t(`decision.${quick}.label`) })}
                <kbd aria-hidden="true">⇧ A</kbd>
              </button>
            ) : null}
          </div>
        </>
      )}
      {/* After the buttons: the decision stays the first stop of the keyboard. */}
      {children}
    </section>
  );
}

/** The open points: comments, answers that differ from their documents, changes since the last round. */
function Open({ file: { marks, changes }, comments }: Pick<Props, "file" | "comments">) {
  const { t } = useTranslation("gsrm");
  const { documents, isSeen } = useDesk();
  const seen = documents.filter((one) => isSeen(one.file)).length;
  const differences = marks.filter(({ verdict }) => verdict === "differs").length;
  return (
    <p className="decision-open">
      <span>{t("decision.comments", { count: comments })}</span>
      {differences > 0 ? (
        <span className="decision-differs">{t("decision.differ", { count: differences })}</span>
      ) : null}
      {documents.length > 0 ? <span>{t("documents.seenOf", { seen, of: documents.length })}</span> : null}
      {changes && changes.length > 0 ? <span>{t("file.changed", { count: changes.length })}</span> : null}
    </p>
  );
}
