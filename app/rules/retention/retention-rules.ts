import { conductRecordYears } from "~/rules/limits/records";
import { draftDays, endedContentDays } from "~/rules/retention/limits";
import { contactsWatchedDays } from "~/rules/change-request/limits";
import { evidenceYears } from "~/rules/evidence/limits";
import { invitationRetentionDays } from "~/rules/invitation/limits";
import { readerSeconds } from "~/rules/teamwork/limits";
import { webhookRetentionDays } from "~/rules/webhook/limits";
import * as limits from "./limits";

export const periodUnits = ["second", "hour", "day", "year"] as const;
/** A retention period. */
export type Period = { amount: number; unit: (typeof periodUnits)[number] };

/** The events that a period can start from. */
export const periodStarts = [
  "start",
  "expiry",
  "visit",
  "end",
  "change",
  "writing",
  "upload",
  "removal",
  "submission",
] as const;
type Rule = { from: (typeof periodStarts)[number]; period: Period };

const hours = (amount: number): Period => ({ amount, unit: "hour" });
const days = (amount: number): Period => ({ amount, unit: "day" });

/**
 * The data that is deleted automatically, after how long, and counted from which event (S-61). The job, the page for
 * super admins and the privacy policy all use this table. The reasons are in the locales under the same names. Two
 * periods are settings, for which these are the defaults.
 */
export const retentionRules = {
  drafts: { from: "visit", period: days(draftDays) },
  endedContent: { from: "end", period: days(endedContentDays) },
  endedRecords: { from: "end", period: { amount: conductRecordYears, unit: "year" } },
  invitations: { from: "expiry", period: days(invitationRetentionDays) },
  evidencePacks: { from: "submission", period: { amount: evidenceYears, unit: "year" } },
  unfinishedChanges: { from: "start", period: hours(limits.unfinishedHours) },
  contactChanges: { from: "change", period: days(contactsWatchedDays) },
  unusedFiles: { from: "upload", period: hours(limits.orphanFileHours) },
  removedFiles: { from: "removal", period: hours(limits.orphanBytesHours) },
  unsentEmails: { from: "writing", period: days(limits.unsentEmailDays) },
  undeliveredLetters: { from: "writing", period: days(limits.undeliveredEmailDays) },
  codes: { from: "expiry", period: hours(limits.expiredCodeHours) },
  sessions: { from: "start", period: hours(limits.lateSaveHours) },
  signIns: { from: "start", period: hours(limits.unfinishedHours) },
  unlinkedSignIns: { from: "visit", period: days(limits.unlinkedSignInDays) },
  mailboxRequests: { from: "start", period: days(limits.mailboxRequestDays) },
  providerRecords: { from: "expiry", period: hours(limits.spentHours) },
  rates: { from: "expiry", period: hours(limits.spentHours) },
  documentReminders: { from: "writing", period: days(limits.documentReminderDays) },
  webhookDeliveries: { from: "writing", period: days(webhookRetentionDays) },
  digests: { from: "writing", period: days(limits.digestDays) },
  decisionDrafts: { from: "change", period: days(limits.decisionDraftDays) },
  serviceCounts: { from: "writing", period: { amount: limits.serviceCountYears, unit: "year" } },
  readers: { from: "visit", period: { amount: readerSeconds, unit: "second" } },
} as const satisfies Record<string, Rule>;

export type RetentionRule = keyof typeof retentionRules;
export const retentionRuleNames = Object.keys(retentionRules) as [RetentionRule, ...RetentionRule[]];

/** The records that no job removes. The locales have the reason and the person responsible. */
export const unlimitedRecords = [
  "companyFiles",
  "scorecards",
  "categoryChanges",
  "correctiveActions",
  "returnedRegistrations",
  "accounts",
  "messages",
  "auditLog",
] as const;

/** The periods that settings can override, in days. */
type Settings = { draft: { days: number }; endedContentDays: number };

/** The retention period with these settings. */
export function findPeriod(rule: RetentionRule, settings: Settings): Period {
  if (rule === "drafts") return days(settings.draft.days);
  if (rule === "endedContent") return days(settings.endedContentDays);
  return retentionRules[rule].period;
}
