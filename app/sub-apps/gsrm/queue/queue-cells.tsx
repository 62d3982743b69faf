import { Link } from "@remix-run/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { listPaths } from "~/list-paths";
import { orderNames } from "~/rules/format";
import { readClock } from "~/rules/onboarding/review-clock";
import type { QueuePlace } from "~/rules/queue/queue-place";
import { actsNext, isEnded, stages, toStage } from "~/rules/onboarding/stages";
import { reviewSoonDays } from "~/rules/onboarding/limits";
import "../risk/risk.css";
import "./queue-cells.css";
import { RiskShape } from "../risk/risk-mark";
import type { QueueRow } from "./selection";

type Props = { row: QueueRow };

/** The company in the reader's language with the other name next to it, and the number of the submission from the second on. */
export function CompanyCell({ row, place }: Props & { place: QueuePlace }) {
  const { t, i18n } = useTranslation("gsrm");
  const { companyName, companyEnglishName, registrationId, round } = row;
  const [first, other] = orderNames(i18n.language, companyName, companyEnglishName);
  return (
    <span className="queue-company">
      <Link to={listPaths.registrationFile(registrationId, place)} lang="">
        {first ?? t("queue.unnamed")}
      </Link>
      {/* The draft comes first: where a row has no room for both, it is what the reader acts on. */}
      <Drafts row={row} />
      {row.unreadMessages ? (
        <span className="queue-round queue-draft">{t("queue.unread", { count: row.unreadMessages })}</span>
      ) : null}
      {round > 1 ? <span className="queue-round">{t("queue.round", { round })}</span> : null}
      {other ? (
        <span className="queue-quiet" lang="">
          {other}
        </span>
      ) : null}
    </span>
  );
}

/** Marks a decision that has not taken effect yet, and drafts of decisions, with their authors. */
function Drafts({ row: { hasDraft, drafts, delayed } }: Props) {
  const { t } = useTranslation(["gsrm", "teamwork"]);
  const names = drafts.map(({ userName }) => userName).join(t("teamwork:readers.comma"));
  return (
    <>
      {delayed ? (
        <span
          className="queue-round queue-draft"
          title={t("queue.delayedText", { decision: t(`history.events.${delayed.event}`) })}
        >
          {t("queue.delayed")}
        </span>
      ) : null}
      {hasDraft ? <span className="queue-round queue-draft">{t("queue.draft")}</span> : null}
      {names ? (
        <span className="queue-round queue-draft" lang="" title={t("queue.draftOf", { names })}>
          {t("queue.draftOf", { names })}
        </span>
      ) : null}
    </>
  );
}

/** The state as a ring filled by its stage; its colour shows who acts next. */
export function StageCell({ state }: Pick<QueueRow, "state">) {
  const { t } = useTranslation("gsrm");
  const tone = state === "qualified" ? "done" : isEnded(state) ? "ended" : actsNext(state);
  return (
    <span className="queue-stage" data-tone={tone}>
      <svg viewBox="0 0 16 16" width="1rem" height="1rem" aria-hidden="true">
        <circle className="queue-ring" cx="8" cy="8" r="6" />
        <circle
          className="queue-ring-part"
          cx="8"
          cy="8"
          r="6"
          pathLength={stages.length}
          strokeDasharray={`${toStage(state)} ${stages.length}`}
          transform="rotate(-90 8 8)"
        />
      </svg>
      <span className="queue-stage-name" title={t(`states.${state}`)}>
        {t(`states.${state}`)}
      </span>
    </span>
  );
}

/**
 * Day x of n of a promised result, as a bar and as text; striped while the clock is paused because the supplier has to
 * act; empty if no result is promised.
 */
export function WaitCell({ clock, workingDays }: Pick<QueueRow, "clock"> & { workingDays?: number | null }) {
  const { t } = useTranslation("gsrm");
  // The sub-application and the shell generate the same ids.
  const id = `queue-paused-${useId()}`;
  if (!clock) return <span className="queue-quiet">–</span>;
  const { day, days, late, isPaused } = readClock(clock, new Date());
  const tone = isPaused ? "paused" : late > 0 ? "late" : days - day < reviewSoonDays ? "soon" : "calm";
  const title = workingDays == null ? undefined : t("queue.workingDays", { count: workingDays });
  return (
    <span className="queue-wait" data-tone={tone} title={title}>
      <svg viewBox="0 0 56 6" width="3.5rem" height="0.375rem" aria-hidden="true">
        <rect className="queue-wait-whole" width="56" height="6" rx="3" />
        {isPaused ? (
          <defs>
            <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect className="queue-wait-stripe" width="2.5" height="5" />
            </pattern>
          </defs>
        ) : null}
        <rect
          className="queue-wait-part"
          width={(56 * day) / days}
          height="6"
          rx="3"
          fill={isPaused ? `url(#${id})` : undefined}
        />
      </svg>
      {isPaused ? t("queue.paused") : late > 0 ? t("queue.daysLate", { count: late }) : t("queue.day", { day, days })}
    </span>
  );
}

/** The risk level, conspicuous unless it is low. */
export function RiskCell({ row: { riskLevel } }: Props) {
  const { t } = useTranslation("gsrm");
  if (!riskLevel) return null;
  return (
    <span className={`queue-risk risk-${riskLevel}`}>
      <RiskShape level={riskLevel} />
      {t(`queue.risk.${riskLevel}`)}
    </span>
  );
}

/** The reviewer of a registration. */
export function AssigneeCell({ row: { assignee } }: Props) {
  const { t } = useTranslation("gsrm");
  if (!assignee)
    return (
      <span className="queue-assignee queue-quiet" title={t("queue.unassigned")}>
        <span className="queue-initial queue-nobody" aria-hidden="true">
          –
        </span>
        <span>{t("queue.unassigned")}</span>
      </span>
    );
  return (
    <span className="queue-assignee" title={assignee.userName}>
      <span className="queue-initial" aria-hidden="true" lang="">
        {assignee.userName.slice(0, 1)}
      </span>
      <span lang="">{assignee.userName}</span>
    </span>
  );
}
