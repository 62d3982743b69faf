import { useTranslation } from "react-i18next";
import type { Colleague } from "~/contract/assignment";
import { formatDay } from "~/rules/format";

/** A colleague's number of open registrations, and their absence with the deputy. */
export function ColleagueNote({ colleague: { openCount, awayFrom, awayUntil, standIn } }: { colleague: Colleague }) {
  const { t, i18n } = useTranslation("teamwork");
  const until = awayUntil && formatDay(i18n.language, awayUntil);
  const from = awayFrom && formatDay(i18n.language, awayFrom);
  const days = from ? "planned" : "away";
  return (
    <small className="assign-note">
      {t("assign.open", { count: openCount })}
      {until ? (
        <>
          {" · "}
          <span className="assign-away" lang="">
            {standIn
              ? t(`assign.${days}`, { from, until, name: standIn.userName })
              : t(`assign.${days}Alone`, { from, until })}
          </span>
        </>
      ) : null}
    </small>
  );
}
