import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useAction } from "~/client/use-action";
import type { DelayedDecision } from "~/contract/delayed-decision";
import { delayedPollMs } from "~/rules/limits/screens";
import { useNewest } from "~/ui/base/use-newest";
import { FailureNotice } from "../../built-in/failure-notice";
import { undoDecision } from "./undo-decision";

type Props = { registrationId: string; delayed: DelayedDecision; onChanged: () => void };

/**
 * A decision that has not taken effect yet, shown in place of the buttons, with its author and, for the author, an undo
 * button.
 */
export function DelayedSign({ registrationId, delayed: { event, by, isOwn }, onChanged }: Props) {
  const { t } = useTranslation("gsrm");
  const undo = useAction(async () => {
    await undoDecision(registrationId);
    onChanged();
  });
  const look = useNewest(onChanged);
  useEffect(() => {
    const timer = setInterval(look, delayedPollMs);
    return () => clearInterval(timer);
  }, [look]);
  return (
    <>
      <FailureNotice failure={undo.failure} />
      <p className="decision-open">
        <span>
          {isOwn ? null : (
            <>
              <span lang="">{by.userName}</span>
              {t("decision.before")}
            </>
          )}
          {t(`delayed.done.${event}`)} {t("delayed.soon")}
        </span>
      </p>
      {isOwn ? (
        <div className="decision-buttons">
          <button type="button" className="button-default" onClick={() => void undo.run()} disabled={undo.isBusy}>
            {t("delayed.undo")}
          </button>
        </div>
      ) : null}
    </>
  );
}
