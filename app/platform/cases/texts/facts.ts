import { facts } from "~/rules/facts";
import { formatSpan } from "~/rules/format";
import * as rules from "~/rules/limits";
import type { Core } from "~/platform/ground/core";
import type { Language } from "~/platform/ground/database/schema";
import { expiredCodeSeconds, lateSaveSeconds, unsentLetterDays } from "~/platform/ground/settings/limits";
import { integrityContact, privacyContact, registeredOffice } from "./contacts";

const hour = 3600;

/**
 * What the pages say in the place of `{{name}}`, apart from the company's names. Numbers come from where the product takes
 * them, so that no page promises another one.
 */
export const pageFacts = ({ config, retention }: Pick<Core, "config" | "retention">, language: Language) => ({
  ...facts,
  preliminaryReview: formatSpan(language, rules.preliminaryReviewWeeks, "week"),
  internalReview: formatSpan(language, rules.internalReviewMonths, "month"),
  codeHours: expiredCodeSeconds / hour,
  sessionHours: lateSaveSeconds / hour,
  unsentDays: unsentLetterDays,
  draftPeriod: formatSpan(language, retention.draft.days, "day"),
  endedPeriod: formatSpan(language, retention.endedContentDays, "day"),
  recordYears: rules.conductRecordYears,
  registeredOffice: registeredOffice(config.company, language),
  privacyContact: privacyContact(config.company, language),
  integrityContact: integrityContact(config.company, language),
});
