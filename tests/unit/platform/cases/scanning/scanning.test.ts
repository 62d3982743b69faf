import { stat, truncate } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { certification, companyFiles, files, messages, registration, review } from "~/contract";
import type { PlatformConfig } from "~/platform/platform.server";
import { scanDue } from "~/platform/cases/scanning/scan-due";
import type { FormValues } from "~/rules/form-values";
import { eventually } from "../../../../support/eventually";
import { fakeClamd, virusText } from "../../../../support/fake-clamd";
import { openCore } from "../../../../support/oidc-setup";
import { onEveryEngine, test as onSqlite } from "../../../../support/platform";
import { fillIn, keepFile, pdf } from "../../../../support/platform-complete";
import { inDatabase } from "../../../../support/platform-database";
import { runJobs } from "../../../../support/platform-jobs";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { decideSeen, submitCertificationSeen, submitSeen } from "../../../../support/seen";
import { firstRow, handOverDocuments } from "../../../../support/platform-company";

let clamd: Awaited<ReturnType<typeof fakeClamd>>;
beforeAll(async () => {
  clamd = await fakeClamd();
});
afterAll(() => clamd.close());
beforeEach(() => {
  clamd.set("scans");
  clamd.scanned.length = 0;
});

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const infected = (name = "营业执照.pdf") => pdf(name, virusText);
const idOf = (url: string) => url.split("/").at(-1) ?? "";

/** The name under which the bytes of a file are stored. */
const storedName = (config: PlatformConfig, url: string) =>
  inDatabase(config, async (db) => {
    const row = db.selectFrom("stored_file").select("stored_name").where("id", "=", idOf(url));
    return (await row.executeTakeFirstOrThrow()).stored_name;
  });

onSqlite("a portal that stops does not wait for a silent scanner", async ({ register, config }) => {
  const { call } = await register();
  const { uuid } = await keepFile(call);
  clamd.set("silent");
  config.scannerUrl = clamd.url;
  await runJobs(config);
  expect((await call(files.list, { uuid }))[0]?.scanState).toBe("received");
});

onEveryEngine((plain) => {
  /** One run of the scan worker, on a platform with a scanner. */
  const test = plain.extend<{ scan: () => Promise<number> }>({
    scan: async ({ config }, provide) => {
      Object.assign(config, { scannerUrl: clamd.url, scanTimeoutMs: 2000 });
      const core = await openCore(config);
      closing.push(() => core.db.destroy());
      await scanDue(core);
      clamd.scanned.length = 0;
      await provide(() => scanDue(core));
    },
  });

  plain("without a scanner a file is shown as unscanned, and can be opened", async ({ register, platform }) => {
    const { call } = await register();
    const { uuid, url } = await keepFile(call);
    expect((await call(files.list, { uuid }))[0]?.scanState).toBe("unscanned");
    expect(await codeOf(call(files.signedUrl, { url }))).toBe("answered");
    expect(await platform.ready()).toEqual({ ok: true, degraded: [], notes: ["scanner.none"] });
  });

  plain("files from before the scanner are scanned once it is configured", async ({ register, config }) => {
    const { call } = await register();
    const { uuid, url } = await keepFile(call);
    config.scannerUrl = clamd.url;
    expect((await call(files.list, { uuid }))[0]?.scanState).toBe("received");
    expect(await codeOf(call(files.signedUrl, { url }))).toBe("file.scanning");
    const core = await openCore(config);
    closing.push(() => core.db.destroy());
    await scanDue(core);
    expect((await call(files.list, { uuid }))[0]?.scanState).toBe("clean");
    expect(await codeOf(call(files.signedUrl, { url }))).toBe("answered");
  });

  test("a file can be opened once the scanner has read all of it and found it clean", async ({
    scan,
    register,
    platform,
  }) => {
    const { call } = await register();
    const { uuid, url } = await keepFile(call, pdf("a.pdf", "x".repeat(200_000)));
    expect((await call(files.list, { uuid }))[0]?.scanState).toBe("received");
    expect(await refusalOf(call(files.signedUrl, { url }))).toMatchObject({ status: 409, code: "file.scanning" });
    expect(await scan()).toBe(1);
    expect(clamd.scanned.map(({ length }) => length)).toEqual([200_016]);
    expect((await call(files.list, { uuid }))[0]?.scanState).toBe("clean");
    expect(await codeOf(call(files.signedUrl, { url }))).toBe("answered");
    expect(await scan()).toBe(0);
    expect(await platform.ready()).toEqual({ ok: true, degraded: [] });
  });

  test("several workers scan a file only once", async ({ scan, register }) => {
    const { call } = await register();
    for (let index = 0; index < 9; index++) await keepFile(call);
    await Promise.all([scan(), scan(), scan()]);
    expect(clamd.scanned).toHaveLength(9);
  });

  test("an infected file loses its bytes, but stays listed and can be deleted", async ({ scan, register, config }) => {
    const { call } = await register();
    const { uuid, url } = await keepFile(call, infected());
    await scan();
    expect(await call(files.list, { uuid })).toMatchObject([{ fileUrl: url, scanState: "infected" }]);
    expect(await refusalOf(call(files.signedUrl, { url }))).toMatchObject({ status: 409, code: "file.infected" });
    expect(await inDatabase(config, (db) => db.selectFrom("pending_bytes").selectAll().execute())).toEqual([]);
    const place = `${config.storageUrl.slice("file:".length)}/${await storedName(config, url)}`;
    await expect(stat(place)).rejects.toThrow("ENOENT");
    await call(files.deleteByUrl, { url });
    expect(await call(files.list, { uuid })).toEqual([]);
  });

  test("a registration with an infected file cannot be submitted, and its registrant gets one email", async ({
    scan,
    register,
    emails,
  }) => {
    const { call, email } = await register();
    await fillIn(call);
    const draft = await call(registration.load, {});
    const values = draft.sections.find(({ section }) => section === "attachment")?.values as FormValues;
    const uuid = firstRow(values, "attachments").file as string;
    for (const name of ["a.pdf", "b.pdf"]) await call(files.upload, { attachmentUUID: uuid, file: infected(name) });
    await scan();
    expect((await call(registration.load, {})).infectedFiles).toEqual([uuid]);
    expect(await refusalOf(submitSeen(call))).toMatchObject({
      code: "registration.incomplete",
      details: { attachment: [{ field: "attachments[0].file", code: "field.file.infected" }] },
    });
    expect((await emails()).filter(({ to, subject }) => to === email && subject.includes("病毒"))).toHaveLength(1);
    for (const { fileUrl, scanState } of await call(files.list, { uuid: uuid }))
      if (scanState === "infected") await call(files.deleteByUrl, { url: fileUrl });
    expect(await codeOf(submitSeen(call))).toBe("answered");
  });

  test("a file can be submitted before it is scanned, and a reviewer can open it once it is clean", async ({
    scan,
    register,
    platform,
  }) => {
    const { call } = await register();
    await fillIn(call);
    await submitSeen(call);
    const { registrationId } = await call(registration.load, {});
    const buyer = await signedIn(platform, "buyer");
    const [first] = Object.values((await buyer.call(review.file, { registrationId })).files).flat();
    expect(first?.scanState).toBe("received");
    const open = () => codeOf(buyer.call(review.content, { registrationId, fileId: idOf(first?.fileUrl ?? "") }));
    expect(await open()).toBe("file.scanning");
    await scan();
    expect(await open()).toBe("answered");
  });

  test("a virus in a submitted file raises an alarm, and the reviewer cannot open the file", async ({
    scan,
    register,
    platform,
  }) => {
    const { call } = await register();
    await fillIn(call);
    const { url } = await keepFile(call, infected());
    const { registrationId } = await call(registration.load, {});
    await submitSeen(call);
    await scan();
    const buyer = await signedIn(platform, "buyer");
    expect(await codeOf(buyer.call(review.content, { registrationId, fileId: idOf(url) }))).toBe("file.infected");
    const { content } = await buyer.call(messages.list, {});
    expect(content[0]).toMatchObject({ title: expect.stringMatching(/^供应商.+上传的文件含有病毒$/), isAlarm: true });
  });

  test("a certification with an infected file cannot be submitted, and its company is notified", async ({
    scan,
    platform,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    await handOverDocuments(call);
    const { fileUrl } = await call(certification.upload, { document: "safety", file: infected() });
    await scan();
    expect(await refusalOf(submitCertificationSeen(call))).toMatchObject({
      code: "certification.incomplete",
      details: [{ field: "safety.file", code: "certification.file.infected" }],
    });
    expect(await codeOf(call(companyFiles.content, { fileId: idOf(fileUrl) }))).toBe("file.infected");
    const { content } = await call(messages.list, {});
    expect(content.map(({ title }) => title)).toContain("贵公司上传的一个文件含有病毒，已被删除");
    await call(companyFiles.deleteByUrl, { url: fileUrl });
    expect(await submitCertificationSeen(call)).toMatchObject({ state: "internalReview" });
  });

  test("a submitted file that its supplier has removed is scanned too", async ({ scan, register, platform, clock }) => {
    const { call } = await register();
    await fillIn(call);
    await submitSeen(call);
    const { registrationId, fileCounts } = await call(registration.load, {});
    const [stored] = await call(files.list, { uuid: Object.keys(fileCounts)[0] ?? "" });
    const buyer = await signedIn(platform, "buyer");
    await decideSeen(buyer.call, registrationId, { event: "return", reason: "请更换" });
    clock.advance(60);
    await call(files.deleteByUrl, { url: stored?.fileUrl ?? "" });
    const open = () => codeOf(buyer.call(review.content, { registrationId, fileId: idOf(stored?.fileUrl ?? "") }));
    expect(await open()).toBe("file.scanning");
    await scan();
    expect(await open()).toBe("answered");
  });

  test("a file that has lost a part is not reported as clean", async ({ scan, register, config }) => {
    const { call } = await register();
    const { uuid, url } = await keepFile(call);
    const place = `${config.storageUrl.slice("file:".length)}/${await storedName(config, url)}`;
    await truncate(place, 8);
    await scan();
    expect((await call(files.list, { uuid }))[0]?.scanState).toBe("received");
  });

  test("a scanner that stalls on one file delays no others", async ({ scan, register, config }) => {
    config.scanTimeoutMs = 20_000;
    const { call } = await register();
    const { uuid: stuck } = await keepFile(call, pdf("stuck.pdf"));
    const core = await openCore(config);
    closing.push(() => core.db.destroy());
    clamd.set("silent");
    const silences = clamd.silences();
    const scanning = scanDue(core);
    await eventually(() => expect(clamd.silences()).toBeGreaterThan(silences));
    clamd.set("scans");
    const { uuid } = await keepFile(call, pdf("other.pdf"));
    expect(await scan()).toBe(1);
    expect((await call(files.list, { uuid }))[0]?.scanState).toBe("clean");
    expect((await call(files.list, { uuid: stuck }))[0]?.scanState).toBe("scanning");
    clamd.drop();
    await scanning;
  });

  for (const mood of ["error", "limit", "early", "endless", "silent", "drops"] as const)
    test(`a scanner that responds with “${mood}” reports nothing as clean, and is retried`, async ({
      scan,
      register,
      config,
      clock,
    }) => {
      config.scanTimeoutMs = 300;
      const { call } = await register();
      const { uuid, url } = await keepFile(call, pdf("a.pdf", "x".repeat(100_000)));
      clamd.set(mood);
      const core = await openCore(config);
      closing.push(() => core.db.destroy());
      expect(await scanDue(core)).toBe(1);
      expect((await call(files.list, { uuid }))[0]?.scanState).toBe("received");
      expect(await codeOf(call(files.signedUrl, { url }))).toBe("file.scanning");
      expect(await scan()).toBe(0);
      clamd.set("scans");
      clock.advance(5);
      expect(await scan()).toBe(1);
      expect((await call(files.list, { uuid }))[0]?.scanState).toBe("clean");
    });
});
