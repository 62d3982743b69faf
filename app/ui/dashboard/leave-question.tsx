import { type Location, useBlocker } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

/** Saving and restoring post to the address of the page itself. */
const isSamePage = (one: Location, other: Location) => one.pathname === other.pathname && one.search === other.search;

/** Asks for confirmation before an arrangement with unsaved changes is left, for another page or another site. */
export function LeaveQuestion({ isChanged }: { isChanged: boolean }) {
  const { t } = useTranslation("dashboard");
  const stay = useRef<HTMLButtonElement>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && !isSamePage(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (blocker.state === "blocked") stay.current?.focus();
  }, [blocker.state]);
  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isChanged]);
  if (blocker.state !== "blocked") return null;
  return (
    <div
      className="notice notice-warning"
      role="alertdialog"
      aria-labelledby="leave-title"
      aria-describedby="leave-text"
    >
      <h2 id="leave-title">{t("arrange.leave.title")}</h2>
      <p id="leave-text">{t("arrange.leave.text")}</p>
      <div className="section-actions">
        <button ref={stay} type="button" className="button-primary" onClick={() => blocker.reset()}>
          {t("arrange.leave.stay")}
        </button>
        <button type="button" className="button-default" onClick={() => blocker.proceed()}>
          {t("arrange.leave.go")}
        </button>
      </div>
    </div>
  );
}
