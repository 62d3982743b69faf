import { expect } from "vitest";
import { changeRequests, changeReview, companyFile, companyFiles, documents } from "~/contract";
import type { FormValues } from "~/rules/form-values";
import { auditOf } from "../../../../support/platform-audit";
import { type Call, onEveryEngine } from "../../../../support/platform";
import { askFor, firstRow } from "../../../../support/platform-company";
import { pdf } from "../../../../support/platform-complete";
import { inDatabase } from "../../../../support/platform-database";
import { approvedWith } from "../../../../support/platform-documents";
import { runJobs } from "../../../../support/platform-jobs";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { approveSeen, decideSeen, submitCertificationSeen } from "../../../../support/seen";

const smith = { email: "smith@precision.example", name: "Smith Precision Co., Ltd.", language: "en" } as const;
const iso9001 = { id: "q", type: "ISO9001", validFrom: "2024-01-01", validTo: "2026-12-31" };
const ccc = { id: "c", type: "other", otherType: "CCC", validFrom: "2024-01-01", longTerm: "1" };
const licence = { id: "1", type: "businessLicense", expiresOn: "2025-07-01" };
const answers = { attachments: [licence], certifications: [iso9001, ccc], contacts: ["quality@precision.example"] };
const page = { page: 0, size: 20 };

const ofSmith = async (buyer: Call, filter: object = {}) =>
  (await buyer(documents.list, { ...page, search: smith.name, ...filter })).content.map(
    ({ document, dueOn, daysLeft }) => [document, dueOn, daysLeft],
  );

onEveryEngine((test) => {
  test("supplier and purchasing see the same dates, and purchasing can filter them", async ({ platform, emails }) => {
    const { registrationId, supplier } = await approvedWith({ platform, emails }, smith, answers);
    const own = await (await supplier())(documents.load, {});
    expect(own).toMatchObject({ today: "2025-06-15", isReplaceable: true, feed: null });
    expect(own?.documents.map(({ document, kind, dueOn, name }) => [document, kind, dueOn, name])).toEqual([
      ["attachment.1", "licence", "2025-07-01", null],
      ["manage.q.audit1", "audit", "2025-12-31", null],
      ["manage.q", "certificate", "2026-12-31", null],
      ["manage.c", "certificate", null, "CCC"],
    ]);
    const { call: buyer } = await signedIn(platform, "buyer");
    const dates = [
      ["attachment.1", "2025-07-01", 16],
      ["manage.q.audit1", "2025-12-31", 199],
      ["manage.q", "2026-12-31", 564],
    ];
    expect(await ofSmith(buyer)).toEqual(dates);
    expect(await ofSmith(buyer, { within: "90" })).toEqual(dates.slice(0, 1));
    expect(await ofSmith(buyer, { within: "expired" })).toEqual([]);
    expect(await ofSmith(buyer, { kind: "audit" })).toEqual(dates.slice(1, 2));
    const { content, totalElements } = await buyer(documents.list, { page: 1, size: 1, search: smith.name });
    expect([content.length, totalElements]).toEqual([1, 3]);
    const [first] = (await buyer(documents.list, { ...page, search: smith.name })).content;
    expect(first).toMatchObject({ registrationId, companyName: "上海史密斯精密有限公司" });
    // Half of the demo suppliers have documents that expire; the list is ordered by date.
    const days = (await buyer(documents.list, page)).content.map(({ dueOn }) => dueOn);
    expect(days).toEqual(days.toSorted());

    await decideSeen(buyer, registrationId, { event: "accept" });
    expect(await ofSmith(buyer)).toEqual(dates);
  });

  test("a document replaced by a change has its new date at once, and the change still opens the old file", async ({
    platform,
    emails,
  }) => {
    const { supplier } = await approvedWith({ platform, emails }, smith, answers);
    const call = await supplier();
    const oldUuid = firstRow(await attachmentsOf(call), "attachments").file as string;
    const { content: newUuid } = await call(companyFiles.createUuid, {});
    await call(companyFiles.upload, { attachmentUUID: newUuid, file: pdf("新执照.pdf") });
    const { changeId } = await askFor(call, "attachment", (values) => {
      Object.assign(firstRow(values, "attachments"), { file: newUuid, expiresOn: "2028-07-01" });
    });
    const { call: buyer } = await signedIn(platform, "buyer");
    expect((await ofSmith(buyer))[0]).toEqual(["attachment.1", "2025-07-01", 16]);
    await approveSeen(buyer, changeId);
    expect(await ofSmith(buyer)).toContainEqual(["attachment.1", "2028-07-01", 1112]);
    expect((await call(documents.load, {}))?.documents.at(-2)).toMatchObject({ dueOn: "2028-07-01" });

    const change = await buyer(changeReview.one, { changeId });
    const own = await call(changeRequests.one, { changeId });
    for (const view of [change, own])
      expect(Object.keys(view.files)).toEqual(expect.arrayContaining([oldUuid, newUuid]));
    const oldFile = own.files[oldUuid]?.[0];
    expect(oldFile?.fileName).toBe("营业执照.pdf");
    const { status } = await call(companyFiles.content, { fileId: oldFile?.fileUrl.split("/").at(-1) ?? "" });
    expect(status).toBe(200);
  });

  test("certified documents stay in the calendar until one valid for longer is on file, and a job adds files from before", async ({
    platform,
    register,
    emails,
    config,
  }) => {
    const { second, decide, upToCertification } = await afterSubmission({ platform, register, emails });
    const ofYuanhang = async (call: Call) =>
      (await call(documents.list, { ...page, search: "远航" })).content.map(({ document }) => document);
    const supplier = await upToCertification();
    const before = ["manage.row1.audit1", "manage.row1"];
    expect(await ofYuanhang(second)).toEqual(before);
    await submitCertificationSeen(supplier);
    await decide(second, "approve");
    // The certificate on file is valid for longer than the one that was certified.
    const approved = ["manage.row1.audit1", "certification.environment", "manage.row1"];
    expect(await ofYuanhang(second)).toEqual(approved);
    const own = (await supplier(documents.load, {}))?.documents ?? [];
    expect(own.flatMap(({ document, dueOn }) => (dueOn === null ? [] : document))).toEqual(approved);

    await inDatabase(config, async (db) => {
      await db.deleteFrom("document_date").execute();
      await db.updateTable("registration").set({ documents_day: null }).execute();
    });
    expect(await ofYuanhang(second)).toEqual([]);
    await runJobs(config);
    expect(await ofYuanhang(second)).toEqual(approved);
  });

  test("the feed names documents and the company, has stable ids, and ends when it is renewed or withdrawn", async ({
    platform,
    emails,
    call: stranger,
    config,
  }) => {
    const { registrationId, supplier } = await approvedWith({ platform, emails }, smith, answers);
    const call = await supplier();
    const { key } = await call(documents.createFeed, { language: "en" });
    const { name, events } = await stranger(documents.feed, { key });
    expect(name).toBe("Documents of Smith Precision Co., Ltd.");
    expect(events.map(({ day, title }) => [day, title])).toEqual([
      ["2025-07-01", "Business licence expires"],
      ["2025-12-31", "Surveillance audit: ISO 9001 Quality management is due"],
      ["2026-12-31", "ISO 9001 Quality management expires"],
    ]);
    const text = JSON.stringify(events);
    expect(text).toContain("https://portal.brand.example/gcis/documents");
    for (const personal of ["smith@", "quality@", 'Smith"', "李娜", registrationId, "6222"])
      expect(text).not.toContain(personal);
    const stored = await inDatabase(config, (db) => db.selectFrom("calendar_feed").selectAll().execute());
    expect(JSON.stringify(stored)).not.toContain(key);

    const uids = events.map(({ uid }) => uid);
    const renewed = await call(documents.createFeed, { language: "zh" });
    expect(await codeOf(stranger(documents.feed, { key }))).toBe("calendar.unknown");
    const again = await stranger(documents.feed, renewed);
    expect(again.events.map(({ uid }) => uid)).toEqual(uids);
    expect(again.events[0]?.title).toBe("营业执照有效期至当天");
    expect((await call(documents.load, {}))?.feed).not.toBeNull();
    await call(documents.withdrawFeed, {});
    await call(documents.withdrawFeed, {});
    expect(await codeOf(stranger(documents.feed, renewed))).toBe("calendar.unknown");
    expect((await call(documents.load, {}))?.feed).toBeNull();
    expect(await auditOf(config.databaseUrl, "documents.createFeed")).toHaveLength(2);
    expect(await auditOf(config.databaseUrl, "documents.withdrawFeed")).toHaveLength(1);
  });

  test("guessing feed addresses is rate-limited, suppliers cannot list others' documents, and a feed needs a company", async ({
    platform,
    call: stranger,
  }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: supplier } = await signedIn(platform, "supplier");
    expect(await codeOf(supplier(documents.list, page))).toBe("request.e403");
    expect(await codeOf(buyer(documents.load, {}))).toBe("request.e403");
    expect(await codeOf(buyer(documents.createFeed, { language: "en" }))).toBe("request.e403");
    expect(await codeOf(stranger(documents.feed, { key: "short" }))).toBe("calendar.unknown");
    const guess = "a".repeat(43);
    for (let tries = 0; tries < 60; tries++)
      expect(await codeOf(stranger(documents.feed, { key: guess }))).toBe("calendar.unknown");
    expect(await codeOf(stranger(documents.feed, { key: guess }))).toBe("calendar.tooOften");
  });
});

async function attachmentsOf(call: Call): Promise<FormValues> {
  const file = await call(companyFile.load, {});
  return file?.sections.find(({ section }) => section === "attachment")?.values ?? {};
}
