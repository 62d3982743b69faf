import { expect } from "vitest";
import { remindOfDocuments } from "~/platform/cases/reminders/remind-of-documents";
import type { Core } from "~/platform/core/core";
import type { Platform } from "~/platform/platform.server";
import { daysAfter, daysBetween } from "~/rules/calendar/calendar-date";
import { usccCheck } from "~/rules/identifiers/credit-code";
import { onEveryEngine } from "../../../../support/platform";
import { askFor, firstRow } from "../../../../support/platform-company";
import { approvedWith, emailsOfNow } from "../../../../support/platform-documents";
import { insideOf } from "../../../../support/platform-inside";
import { signedIn } from "../../../../support/platform-sign-in";
import { approveSeen } from "../../../../support/seen";

/** The number of suppliers in the run; DOCUMENT_SUPPLIERS=200 matches a real company (docs/performance.md). */
const suppliers = Number(process.env.DOCUMENT_SUPPLIERS ?? 3);
const beginning = "2025-06-15";
const days = 457;
/** The number of days after expiry at which a licence is replaced, by one valid until long after the last day. */
const replacedAfter = 9;

const isDocuments = (subject: string) => /documents? (?:expires?|ha(?:s|ve) expired)|份供应商证照|份证照/.test(subject);

type Company = { at: number; language: "zh" | "en"; expiresOn: string; isReplaced: boolean };

/** Covers both languages, every one of the fifteen months, and licences that are replaced late or never. */
const companies: Company[] = Array.from({ length: suppliers }, (_, at) => ({
  at,
  language: at % 2 === 0 ? "zh" : "en",
  expiresOn: daysAfter(beginning, 61 + Math.floor((at * (days - 61)) / suppliers)),
  isReplaced: at % 3 !== 2,
}));

const addressOf = ({ at }: Company, person: string) => `${person}@supplier-${at}.example`;

/** The reminders of each person, by the ladder of a business licence: 60, 30, 14, 7, 1 and 0 days, then every week. */
function expectedEmails(company: Company): string[] {
  const { expiresOn, isReplaced } = company;
  const last = isReplaced ? daysAfter(expiresOn, replacedAfter - 1) : daysAfter(beginning, days);
  const weeks = Array.from({ length: Math.floor(days / 7) }, (_, week) => -7 * (week + 1));
  return [60, 30, 14, 7, 1, 0, ...weeks].flatMap((rung) => {
    const day = daysAfter(expiresOn, -rung);
    if (day < beginning || day > last) return [];
    const people = ["quality", ...(rung <= 30 ? ["sales"] : []), ...(rung <= 7 ? ["owner"] : [])];
    return people.map((person) => `${day} ${addressOf(company, person)} ${company.language}`);
  });
}

const enter = (setup: Parameters<typeof approvedWith>[0], company: Company) => {
  const { at, language, expiresOn } = company;
  const code = `91310110${String(at).padStart(9, "0")}`;
  return approvedWith(
    setup,
    {
      email: addressOf(company, "owner"),
      name: `Supplier ${at} Precision Co., Ltd.`,
      language,
      clientAddress: `198.51.100.${at + 2}`,
    },
    {
      attachments: [{ id: "1", type: "businessLicense", expiresOn }],
      contacts: [addressOf(company, "quality"), addressOf(company, "sales")],
      basic: {
        companyName: `上海第${at}精密有限公司`,
        unifiedCreditCode: code + usccCheck(code),
        duns: String(200_000_001 + at * 7),
      },
    },
  );
};

/** Simulates two servers that check the documents at the same time. */
async function lookTwice(platform: Platform) {
  const core = { ...(await insideOf(platform)), emailWaits: () => undefined } as Core;
  await Promise.all([remindOfDocuments(core), remindOfDocuments(core)]);
}

onEveryEngine((test) => {
  test("over fifteen months every contact of every supplier gets each reminder once, in their language, until the licence is replaced", async ({
    platform,
    emails,
    clock,
  }) => {
    const entered = [];
    for (const company of companies) {
      entered.push(await enter({ platform, emails }, company));
      // The mailbox shows the newest emails, so those of the next company must be newer.
      clock.advance(60);
    }
    const sentEmails: string[] = [];
    for (let passed = 0; passed <= days; passed += 1) {
      const today = daysAfter(beginning, passed);
      for (const { at, expiresOn, isReplaced } of companies) {
        if (!isReplaced || daysBetween(expiresOn, today) !== replacedAfter) continue;
        const supplier = await entered[at]!.supplier();
        const { changeId } = await askFor(supplier, "attachment", (values) => {
          firstRow(values, "attachments").expiresOn = daysAfter(expiresOn, 3 * 365);
        });
        await approveSeen((await signedIn(platform, "buyer")).call, changeId);
      }
      await lookTwice(platform);
      for (const { to, subject } of await emailsOfNow(platform, emails, clock.now))
        if (to.includes("@supplier-") && isDocuments(subject))
          sentEmails.push(`${today} ${to} ${/[\u4e00-\u9fff]/.test(subject) ? "zh" : "en"}`);
      clock.advance(24 * 3600);
    }
    expect(sentEmails.toSorted()).toEqual(companies.flatMap(expectedEmails).toSorted());
  }, 1_800_000);
});
