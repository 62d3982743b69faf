import { expect, test } from "vitest";
import { fallbackLanguage, languages } from "~/i18n/language";
import * as avatar from "~/rules/profile/avatar";
import * as creditCode from "~/rules/identifiers/credit-code";
import * as bank from "~/rules/bank/limits";
import * as baseApi from "~/rules/limits/base-api";
import * as paging from "~/rules/paging/page-sizes";
import * as records from "~/rules/limits/records";
import * as screens from "~/rules/limits/screens";
import * as onboarding from "~/rules/onboarding/limits";
import * as registration from "~/rules/registration/limits";

const limits = {
  ...avatar,
  ...creditCode,
  ...bank,
  ...baseApi,
  ...paging,
  ...screens,
  ...onboarding,
  ...records,
  ...registration,
};

test("the limits are those of §9", () => {
  expect(limits).toMatchObject({
    avatarMaxBytes: 2_097_152,
    avatarExtensions: ["jpeg", "jpg", "png"],
    turnoverYears: 3,
    topCustomers: 3,
    maxSecondaryShareholders: 3,
    preliminaryReviewDays: 14,
    internalReviewMonths: 1,
    requestTimeoutMs: 50_000,
    chunkLoadTimeoutMs: 120_000,
    toastMs: 3000,
    tenantSwitchDelayMs: 100,
    timeZonePageSize: 10,
    pageSizes: [10, 20, 50, 100],
    defaultPageSize: 20,
    firstPage: 0,
    lovApiVersion: 2,
    organizationId: 2,
    scrollThresholdPx: 10,
    menuItemsBeforeMore: 5,
    pickerWidthPx: 860,
    userPopupWidth: "30vw",
    unifiedCreditCodeLength: 18,
    accountDigitsChina: 18,
    accountDigitsOther: 8,
    conductRecordYears: 6,
  });
});

test("the languages are Chinese and English, with Chinese as the default", () => {
  expect([languages, fallbackLanguage]).toEqual([["zh", "en"], "zh"]);
});
