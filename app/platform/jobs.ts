import { applyDueChanges } from "./cases/change/apply";
import { carryOutDecisions } from "./cases/delayed-decisions/carry-out";
import { escalate } from "./cases/reminders/escalate";
import { endIntroductions } from "./cases/onboarding/end-introductions";
import { remind } from "./cases/reminders/remind";
import { remindOfCorrectiveActions } from "./cases/reminders/remind-of-corrective-actions";
import { remindOfDocuments } from "./cases/reminders/remind-of-documents";
import { startYearlyReviews } from "./cases/onboarding/start-yearly-reviews";
import { reportUndelivered } from "./cases/reminders/report-undelivered";
import { sendDigests } from "./cases/reminders/send-digests";
import { carryOutRetention } from "./cases/retention/carry-out";
import { announceDraftEnds } from "./cases/retention/drafts";
import { keepRiskLevels, screenAll } from "./cases/sanctions/screen-all";
import { linkAudit } from "./core/audit";
import { releaseAll as releaseAssignments } from "./records/teamwork/release-assignments";
import { auditVeryLateSeconds } from "./core/settings/durations";
import type { Jobs } from "./core/jobs/run-jobs";

/** Scheduled jobs for which people wait. */
export const prompt: Jobs = { carryOutDecisions, endIntroductions, applyDueChanges, screenAll };

/** Scheduled jobs that can wait a few minutes. */
export const deferrable: Jobs = {
  startYearlyReviews,
  remind,
  remindOfDocuments,
  reportUndelivered,
  remindOfCorrectiveActions,
  sendDigests,
  escalate,
  announceDraftEnds,
  releaseAssignments,
  keepRiskLevels,
  linkAudit: (core) => linkAudit(core, auditVeryLateSeconds),
  carryOutRetention,
};
