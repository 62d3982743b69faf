import "./undo-notices.css";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAction } from "~/client/use-action";
import { inSeconds, seconds } from "~/rules/time";
import { useShortcuts } from "~/ui/keys/shortcuts";
import { FailureNotice } from "../../built-in/failure-notice";
import { Link } from "../../built-in/router";
import { undoDecision } from "./undo-decision";
import { type UndoableDecision, useUndoable } from "./undoable-decisions";

type Props = { onUndone: () => void };

/** The newest decision of the last minute, with a button that undoes it; after that the previous one can be undone. */
export function UndoNotices({ onUndone }: Props) {
  const { t } = useTranslation("gsrm");
  const undoable = useUndoable();
  const [undone, setUndone] = useState<UndoableDecision>();
  const undo = useAction(async (decision: UndoableDecision) => {
    setUndone(undefined);
    await undoDecision(decision.registrationId);
    setUndone(decision);
    onUndone();
  });
  const [newest, ...earlier] = undoable;
  useShortcuts({ ...(newest && { z: () => void undo.run(newest) }) });
  return (
    <div className="undo-notices">
      <FailureNotice failure={undo.failure} />
      <div role="status">
        {undone ? <UndoneNotice key={undone.until} decision={undone} /> : null}
        {newest ? (
          <p key={newest.registrationId} className="notice notice-good undo-notice">
            <span>
              <strong lang="">{newest.company}</strong>
              {t("decision.before")}
              {t(`delayed.done.${newest.event}`)}
            </span>
            <SecondsLeft until={newest.until} />
            {earlier.length > 0 ? (
              <span className="undo-seconds">{t("delayed.earlier", { count: earlier.length })}</span>
            ) : null}
            <button type="button" className="button-default" onClick={() => void undo.run(newest)}>
              {t("delayed.undo")} <kbd aria-hidden="true">Z</kbd>
            </button>
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** The pressed button is removed, so the focus moves to the link back to the file. */
function UndoneNotice({ decision: { address, company } }: { decision: UndoableDecision }) {
  const { t } = useTranslation("gsrm");
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) link.current?.focus();
  }, []);
  return (
    <p className="notice undo-notice">
      <span>{t("delayed.undone")}</span>
      <Link ref={link} to={address} lang="">
        {company}
      </Link>
    </p>
  );
}

/** The countdown. Hidden from screen readers, because it changes every second. */
function SecondsLeft({ until }: { until: number }) {
  const { t } = useTranslation("gsrm");
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), seconds(1));
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="undo-seconds" aria-hidden="true">
      {t("delayed.left", { left: Math.max(Math.ceil(inSeconds(until - now)), 0) })}
    </span>
  );
}
