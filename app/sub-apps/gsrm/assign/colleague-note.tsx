import { useTranslation } from "react-i18next";
import type { Colleague } from "~/contract/assignment";
import { formatDay } from "~/rules/format";

/** A colleague's number of open registrations, and their absence with the deputy. */
export function ColleagueNote({ colleague: { openCount, awayUntil, standIn } }: { colleague: Colleague }) {
  const { t, i18n } = useTranslation("teamwork");
  const until = awayUntil && formatDay(i18n.language, awayUntil);
  return (
    <small className="assign-note">
      {t("assign.open", { count: openCount })}
      {until ? (
        <>
          {" · "}
          <span className="assign-away" lang="">
            {standIn ? t("assign.away", { until, name: standIn.userName }) : t("assign.awayAlone", { until })}
          </span>
        </>
      ) : null}
    </small>
  );
}
