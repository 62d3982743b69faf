import { inMegabytes } from "./size";
import { inSeconds, inMinutes } from "./time";
import * as authenticator from "./sign-in/authenticator";
import { correctiveDaysMax } from "./corrective-action/limits";
import { evidenceYears, packMaxBytes } from "./evidence/limits";
import { corporateNumberDigits } from "./identifiers/corporate-number";
import { unifiedCreditCodeLength } from "./identifiers/credit-code";
import { cinLength } from "./identifiers/indian-company-number";
import { colleagueDays, colleagueEmailsPerDay, colleaguesMax } from "./colleagues/limits";
import { questionMax, questionsMax } from "./conversation/limits";
import { invitationDays, invitationNoteMax, invitationsPerDay } from "./invitation/limits";
import { registrationMinutes, turnoverYears, topCustomers, maxSecondaryShareholders } from "./registration/limits";
import { codeDigits, codeLifeMs, codeTries } from "./limits/codes";
import {
  stepUpMs,
  bankApprovers,
  bankCoolingHours,
  contactLockDays,
  contactsWatchedDays,
  callableAfterDays,
  roleProbationDays,
} from "./change-request/limits";
import { initialPasswordHours, emailUndoHours } from "./sign-in/limits";
import { fileMaxBytes, filesPerRegistration, filesMaxBytes } from "./files/limits";
import { reviewSoonDays, escalationWorkingDays } from "./onboarding/limits";
import { soonDays } from "./limits/expiry";
import { demoMailboxSize } from "./paging/page-sizes";
import { staffInvitationDays, supplierPeopleMax } from "./staff/limits";
import { scorecardsAtOnce } from "./scorecard/limits";
import * as passkey from "./sign-in/passkey";
import { recoveryCodeLength, recoveryCodes } from "./sign-in/recovery-code";
import * as teamwork from "./teamwork/limits";
import { webhookHours, webhookTimeoutMs } from "./webhook/limits";
import { workbookMaxBytes } from "./workbook/limits";

/**
 * The numbers available in texts by name, such as `{{fileMb}}`. They are filled in without any work by callers, so that
 * no text hard-codes a limit.
 */
export const facts = {
  questionMax,
  questionsMax,
  registrationMinutes,
  turnoverYears,
  topCustomers,
  secondaryShareholders: maxSecondaryShareholders,
  creditCodeLength: unifiedCreditCodeLength,
  corporateNumberDigits,
  cinCharacters: cinLength,
  codeDigits,
  codeMinutes: inMinutes(codeLifeMs),
  codeTries,
  passkeys: passkey.maxPasskeys,
  passkeyMinutes: inMinutes(passkey.passkeyMs),
  authenticatorDigits: authenticator.authenticatorDigits,
  authenticatorSeconds: authenticator.authenticatorPeriodSeconds,
  authenticatorMinutes: inMinutes(authenticator.authenticatorSetupMs),
  recoveryCodes,
  recoveryCodeLength,
  passkeyNameMax: passkey.passkeyLengths.name,
  confirmMinutes: inMinutes(stepUpMs),
  passwordHours: initialPasswordHours,
  emailUndoHours,
  fileMb: inMegabytes(fileMaxBytes),
  files: filesPerRegistration,
  totalMb: inMegabytes(filesMaxBytes),
  packMb: inMegabytes(packMaxBytes),
  evidenceYears,
  workbookMb: inMegabytes(workbookMaxBytes),
  reviewSoonDays,
  escalationWorkingDays,
  soonDays,
  bankApprovers,
  bankHours: bankCoolingHours,
  contactLockDays,
  contactsWatchedDays,
  callableAfterDays,
  mailboxSize: demoMailboxSize,
  noteMax: teamwork.noteMax,
  notes: teamwork.maxNotes,
  noteDeleteMinutes: inMinutes(teamwork.noteDeletableMs),
  colleagueDays,
  colleagueEmailsPerDay,
  colleaguesMax,
  invitationDays,
  staffDays: staffInvitationDays,
  supplierPeople: supplierPeopleMax,
  invitationNoteMax,
  invitationsPerDay,
  correctiveDays: correctiveDaysMax,
  scorecardsAtOnce,
  webhookHours,
  webhookTimeoutSeconds: inSeconds(webhookTimeoutMs),
  roleDays: roleProbationDays,
} as const;

/** Replaces the parameters of a text with the facts or other values. Unknown parameters are unchanged. */
export const withFacts = (text: string, values: Readonly<Record<string, string | number>> = facts): string =>
  text.replace(/\{\{(\w+)\}\}/g, (parameter, name: string) => String(values[name] ?? parameter));
