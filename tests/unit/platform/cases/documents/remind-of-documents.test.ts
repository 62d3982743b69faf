import { expect } from "vitest";
import { messages } from "~/contract";
import { remindOfDocuments } from "~/platform/cases/reminders/remind-of-documents";
import type { Core } from "~/platform/core/core";
import { daysAfter, daysBetween } from "~/rules/calendar/calendar-date";
import { auditOf } from "../../../../support/platform-audit";
import { onEveryEngine } from "../../../../support/platform";
import { askFor, firstRow } from "../../../../support/platform-company";
import { inDatabase } from "../../../../support/platform-database";
import { approvedWith, emailsOfNow } from "../../../../support/platform-documents";
import { insideOf } from "../../../../support/platform-inside";
import { runJobs } from "../../../../support/platform-jobs";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { signedIn } from "../../../../support/platform-sign-in";
import { approveSeen } from "../../../../support/seen";
import type { Platform } from "~/platform/platform.server";

const day = 24 * 3600;
const beginning = "2025-06-15";
const smith = { email: "smith@precision.example", name: "Smith Precision Co., Ltd.", language: "en" } as const;
const [main, second] = ["quality@precision.example", "sales@precision.example"];
const isDocuments = (subject: string) =>
  /documents? (expires?|ha(s|ve) expired)|份(供应商)?证照|监督审核/.test(subject);

/** Simulates two servers that check the documents at the same time. */
async function lookTwice(platform: Platform) {
  const core = { ...(await insideOf(platform)), emailWaits: () => undefined } as Core;
  await Promise.all([remindOfDocuments(core), remindOfDocuments(core)]);
}

onEveryEngine((test) => {
  test("over fifteen months every contact gets each reminder once, in their language, and none after a replacement", async ({
    platform,
    register,
    emails,
    clock,
    config,
  }) => {
    const { first, decide } = await afterSubmission({ platform, register, emails });
    await decide(first, "approve");
    const licence = { id: "1", type: "businessLicense", expiresOn: "2026-01-31" };
    const { supplier } = await approvedWith({ platform, emails }, smith, {
      attachments: [licence],
      contacts: [main, second],
    });
    const sentEmails: string[] = [];
    const subjects = new Map<string, string>();
    let report = "";
    for (let passed = 0; passed <= 457;) {
      const today = daysAfter(beginning, passed);
      await lookTwice(platform);
      for (const { to, subject, text } of await emailsOfNow(platform, emails, clock.now))
        if (isDocuments(subject)) {
          sentEmails.push(`${today} ${to}`);
          subjects.set(`${today} ${to}`, subject);
          if (to.startsWith("admin@")) report = text;
        }
      if (today === "2026-02-20") {
        const { changeId } = await askFor(await supplier(), "attachment", (values) => {
          firstRow(values, "attachments").expiresOn = "2027-02-20";
        });
        await approveSeen((await signedIn(platform, "buyer")).call, changeId);
        expect(report).toContain("上海史密斯精密有限公司 · 营业执照");
        expect(report).toContain("Smith Precision Co., Ltd. · Business licence");
      }
      const step = today >= "2025-10-25" && today < "2026-03-15" ? 1 : 5;
      clock.advance(step * day);
      passed += step;
    }
    const daysOf = (to: string) =>
      sentEmails.filter((line) => line.endsWith(` ${to}`)).map((line) => line.split(" ")[0]);
    const rungs = ["2025-12-02", "2026-01-01", "2026-01-17", "2026-01-24", "2026-01-30", "2026-01-31"];
    const weekly = ["2026-02-07", "2026-02-14"];
    expect(daysOf(main)).toEqual([...rungs, ...weekly]);
    expect(daysOf(second)).toEqual([...rungs.slice(1), ...weekly]);
    expect(daysOf(smith.email)).toEqual([...rungs.slice(3), ...weekly]);
    expect(subjects.get(`2025-12-02 ${main}`)).toContain("1 document expires on 31 Jan 2026");
    expect(subjects.get(`2026-02-07 ${main}`)).toContain("1 document has expired");
    // The other company's certificate is valid until 2027, with an audit before that.
    expect(daysOf("li@yuanhang.cn")).toEqual(["2025-11-02", "2025-12-02", "2025-12-25"]);
    expect(daysOf("wang@yuanhang.example")).toEqual(["2025-12-25"]);
    expect(subjects.get("2025-11-02 li@yuanhang.cn")).toContain("监督审核");
    const audit = await auditOf(config.databaseUrl, "documents.remind");
    expect(audit.every(({ actor }) => actor === "system")).toBe(true);
    const rows = await inDatabase(config, (db) =>
      db
        .selectFrom("document_reminder")
        .select(["document", "due_on", "rung"])
        .where("due_on", "=", "2026-01-31")
        .execute(),
    );
    expect(rows.map(({ rung }) => rung).toSorted((a, b) => b - a)).toEqual([60, 30, 14, 7, 1, 0, -7, -14]);
  }, 240_000);

  test("after days without a running server only the newest reminder is sent, and each day starts at eight in China", async ({
    platform,
    emails,
    clock,
    config,
  }) => {
    await approvedWith({ platform, emails }, smith, {
      attachments: [{ id: "1", type: "businessLicense", expiresOn: "2025-12-31" }],
      certifications: [{ id: "q", type: "other", otherType: "CCC", validFrom: "2024-01-01", validTo: "2025-12-20" }],
      contacts: [main],
    });
    const toMain = async () => (await emails()).filter(({ to, subject }) => to === main && isDocuments(subject));
    clock.advance((daysBetween(beginning, "2025-12-01") * 24 - 8) * 3600);
    await runJobs(config);
    expect(await toMain()).toHaveLength(0);
    clock.advance(8 * 3600);
    await runJobs(config);
    const [mail, ...others] = await toMain();
    expect(others).toEqual([]);
    expect(mail?.subject).toContain("2 documents expire, the first on 20 Dec 2025");
    expect(mail?.text).toContain("CCC: valid until 20 Dec 2025, 19 days left");
    expect(mail?.text).toContain("Business licence: valid until 31 Dec 2025, 30 days left");
    expect(mail?.text).toContain("https://portal.brand.example/gcis/documents");
    await runJobs(config);
    expect(await toMain()).toHaveLength(1);
    clock.advance(30 * day);
    await runJobs(config);
    const { call: admin } = await signedIn(platform, "admin");
    const { content } = await admin(messages.list, { size: 100 });
    const [message] = content.filter(({ title }) => isDocuments(title));
    const { to, text } = await admin(messages.one, { messageId: message?.messageId ?? "" });
    expect(to).toBe("/gsrm/document-dates");
    expect(text).toContain("上海史密斯精密有限公司 · CCC");
  });
});
