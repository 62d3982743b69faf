import { inMegabytes } from "./size";
import { inSeconds, inMinutes } from "./time";
import * as authenticator from "./authenticator";
import { correctiveDaysMax } from "./corrective-action/limits";
import { evidenceYears, packMaxBytes } from "./evidence/limits";
import { cinLength, corporateNumberDigits } from "./identifiers";
import { invitationDays, invitationNoteMax, invitationsAtOnce, invitationsPerDay } from "./invitation/limits";
import * as limits from "./limits";
import { staffInvitationDays } from "./staff/limits";
import { scorecardsAtOnce } from "./scorecard/limits";
import * as passkey from "./passkey";
import { recoveryCodeLength, recoveryCodes } from "./recovery-code";
import * as teamwork from "./teamwork/limits";
import { webhookHours, webhookTimeoutMs } from "./webhook/limits";
import { workbookMaxBytes } from "./workbook/limits";

/**
 * The numbers that texts name, by the name they have there: `{{fileMb}}`. Texts get them without their callers handing them
 * over, so that no sentence states a limit of its own.
 */
export const facts = {
  registrationMinutes: limits.registrationMinutes,
  turnoverYears: limits.turnoverYears,
  topCustomers: limits.topCustomers,
  secondaryShareholders: limits.maxSecondaryShareholders,
  creditCodeLength: limits.unifiedCreditCodeLength,
  corporateNumberDigits,
  cinCharacters: cinLength,
  codeDigits: limits.codeDigits,
  codeMinutes: inMinutes(limits.codeLifeMs),
  codeTries: limits.codeTries,
  passkeys: passkey.maxPasskeys,
  passkeyMinutes: inMinutes(passkey.passkeyMs),
  authenticatorDigits: authenticator.authenticatorDigits,
  authenticatorSeconds: authenticator.authenticatorPeriodSeconds,
  authenticatorMinutes: inMinutes(authenticator.authenticatorSetupMs),
  recoveryCodes,
  recoveryCodeLength,
  passkeyNameMax: passkey.lengths.name,
  confirmMinutes: inMinutes(limits.stepUpMs),
  passwordHours: limits.initialPasswordHours,
  emailUndoHours: limits.emailUndoHours,
  fileMb: inMegabytes(limits.fileMaxBytes),
  files: limits.filesPerRegistration,
  totalMb: inMegabytes(limits.filesMaxBytes),
  packMb: inMegabytes(packMaxBytes),
  evidenceYears,
  workbookMb: inMegabytes(workbookMaxBytes),
  reviewSoonDays: limits.reviewSoonDays,
  escalationWorkingDays: limits.escalationWorkingDays,
  soonDays: limits.soonDays,
  bankApprovers: limits.bankApprovers,
  bankHours: limits.bankCoolingHours,
  contactLockDays: limits.contactLockDays,
  contactsWatchedDays: limits.contactsWatchedDays,
  callableAfterDays: limits.callableAfterDays,
  mailboxSize: limits.demoMailboxSize,
  noteMax: teamwork.noteMax,
  notes: teamwork.maxNotes,
  noteDeleteMinutes: inMinutes(teamwork.noteDeletableMs),
  invitationDays,
  staffDays: staffInvitationDays,
  invitationNoteMax,
  invitationsPerDay,
  invitationsAtOnce,
  correctiveDays: correctiveDaysMax,
  scorecardsAtOnce,
  webhookHours,
  webhookTimeoutSeconds: inSeconds(webhookTimeoutMs),
  roleDays: limits.roleProbationDays,
} as const;

/** A text with the facts, or other values, in the place of their names; other parameters stay as they are. */
export const withFacts = (text: string, values: Readonly<Record<string, string | number>> = facts): string =>
  text.replace(/\{\{(\w+)\}\}/g, (parameter, name: string) => String(values[name] ?? parameter));
