import * as limits from "./limits";
import { workbookMaxBytes } from "./workbook/limits";

const minute = 60_000;
const megabyte = 1024 * 1024;

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
  codeDigits: limits.codeDigits,
  codeMinutes: limits.codeLifeMs / minute,
  codeTries: limits.codeTries,
  confirmMinutes: limits.stepUpMs / minute,
  passwordHours: limits.initialPasswordHours,
  emailUndoHours: limits.emailUndoHours,
  fileMb: limits.fileMaxBytes / megabyte,
  files: limits.filesPerRegistration,
  totalMb: limits.filesMaxBytes / megabyte,
  workbookMb: workbookMaxBytes / megabyte,
  reviewSoonDays: limits.reviewSoonDays,
  soonDays: limits.soonDays,
  bankApprovers: limits.bankApprovers,
  bankHours: limits.bankCoolingHours,
  contactLockDays: limits.contactLockDays,
  contactsWatchedDays: limits.contactsWatchedDays,
  callableAfterDays: limits.callableAfterDays,
  mailboxSize: limits.demoMailboxSize,
  roleDays: limits.roleProbationDays,
} as const;

/** A text with the facts, or other values, in the place of their names; other parameters stay as they are. */
export const withFacts = (text: string, values: Readonly<Record<string, string | number>> = facts): string =>
  text.replace(/\{\{(\w+)\}\}/g, (parameter, name: string) => String(values[name] ?? parameter));
