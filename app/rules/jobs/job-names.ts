/** The jobs caused by the passing of time for which people wait; they run every half minute. */
export const promptJobs = ["carryOutDecisions", "endIntroductions", "applyDueChanges", "screenAll"] as const;

/** The jobs caused by the passing of time that can wait a few minutes. */
export const deferrableJobs = [
  "startYearlyReviews",
  "remind",
  "remindOfDocuments",
  "reportUndelivered",
  "remindOfCorrectiveActions",
  "sendDigests",
  "escalate",
  "announceDraftEnds",
  "releaseAssignments",
  "keepRiskLevels",
  "linkAudit",
  "carryOutRetention",
] as const;

export const jobNames = [...promptJobs, ...deferrableJobs] as const;
export type JobName = (typeof jobNames)[number];
