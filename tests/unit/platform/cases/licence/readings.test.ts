import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { files, registration, review } from "~/contract";
import { findLicences } from "~/platform/cases/licence/find-licences";
import { readDue } from "~/platform/cases/licence/read-due";
import { scanDue } from "~/platform/cases/scanning/scan-due";
import type { FormValues } from "~/rules/form-values";
import { fakeClamd, virusText } from "../../../../support/fake-clamd";
import { ocrService } from "../../../../support/ocr-service";
import { openCore } from "../../../../support/oidc-setup";
import { type Call, onEveryEngine } from "../../../../support/platform";
import { fillIn, pdf } from "../../../../support/platform-complete";
import { firstRow } from "../../../../support/platform-company";
import { inDatabase } from "../../../../support/platform-database";
import { signedIn } from "../../../../support/platform-sign-in";
import { qrPicture } from "../../../../support/qr-pictures";
import { submitSeen } from "../../../../support/seen";

const address = "https://www.gsxt.gov.cn/index.html?uniscid=91440300MA5EQXL17P";
const code = "91440300MA5EQXL17P";

let picture: File;
let clamd: Awaited<ReturnType<typeof fakeClamd>>;
let service: Awaited<ReturnType<typeof ocrService>>;
beforeAll(async () => {
  picture = new File([new Uint8Array(await qrPicture(address))], "营业执照.png");
  clamd = await fakeClamd();
  service = await ocrService(code);
});
afterAll(async () => {
  await clamd.close();
  await service.close();
});
beforeEach(() => {
  clamd.set("scans");
  service.set("reads");
  service.requests.length = 0;
});

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Adds a file next to the PDF of the licence, in a registration that is filled in but not submitted. */
async function addToLicence(call: Call, file: File): Promise<string> {
  const { sections } = await call(registration.load, {});
  const values = sections.find(({ section }) => section === "attachment")?.values as FormValues;
  const uuid = firstRow(values, "attachments").file as string;
  return call(files.upload, { attachmentUUID: uuid, file });
}

onEveryEngine((plain) => {
  /** One run of the QR code worker, and one run of both workers of a process. */
  const test = plain.extend<{ work: () => Promise<number>; qrCode: () => Promise<number> }>({
    qrCode: async ({ config }, provide) => {
      config.qrCodeWorker = path.resolve("app/platform/core/qr-code/worker.ts");
      const core = await openCore(config);
      closing.push(() => core.db.destroy());
      await provide(async () => {
        await findLicences(core);
        return readDue(core, "qrCode");
      });
    },
    work: async ({ config, qrCode }, provide) => {
      config.ocr = { url: service.url, timeoutMs: 20_000 };
      const core = await openCore(config);
      closing.push(() => core.db.destroy());
      await provide(async () => (await qrCode()) + (await readDue(core, "creditCode")));
    },
  });

  /** The readings that a reviewer sees for the licences of this registration, by file type. */
  async function seen(buyer: Call, call: Call) {
    const { registrationId } = await call(registration.load, {});
    const { licences, files: all } = await buyer(review.file, { registrationId });
    const typeOf = (id: string) =>
      Object.values(all)
        .flat()
        .find(({ fileUrl }) => fileUrl.endsWith(id))?.fileType ?? "";
    return Object.fromEntries(licences.map(({ fileId, ...readings }) => [typeOf(fileId), readings]));
  }

  test("a reviewer sees the text read from a licence once it is submitted", async ({ qrCode, register, platform }) => {
    const { call } = await register();
    await fillIn(call);
    await addToLicence(call, picture);
    await qrCode();
    await submitSeen(call);
    const { call: buyer } = await signedIn(platform, "buyer");
    expect(await seen(buyer, call)).toEqual({});
    await qrCode();
    expect(await seen(buyer, call)).toEqual({
      "image/png": { qrCode: { state: "read", text: address }, creditCode: null },
      "application/pdf": { qrCode: { state: "noPicture", text: null }, creditCode: null },
    });
    expect(await qrCode()).toBe(0);
  });

  test("readings are encrypted, and deleted with their file", async ({ work, register, config }) => {
    const { call } = await register();
    await fillIn(call);
    await addToLicence(call, picture);
    await submitSeen(call);
    await work();
    const rows = () => inDatabase(config, (db) => db.selectFrom("licence_reading").selectAll().execute());
    const read = (await rows()).filter(({ state }) => state === "read");
    expect(read.length).toBeGreaterThan(2);
    expect(JSON.stringify(read)).not.toMatch(/gsxt|91440300/);
    await inDatabase(config, (db) =>
      db
        .deleteFrom("stored_file")
        .where(
          "id",
          "in",
          read.map(({ file_id }) => file_id),
        )
        .execute(),
    );
    expect((await rows()).filter(({ state }) => state === "read")).toEqual([]);
  });

  test("with a scanner configured, only a file that it reports as clean is read", async ({
    work,
    register,
    config,
    platform,
  }) => {
    config.scannerUrl = clamd.url;
    const core = await openCore(config);
    closing.push(() => core.db.destroy());
    await scanDue(core);
    const { call } = await register();
    await fillIn(call);
    await addToLicence(call, picture);
    await submitSeen(call);
    const { call: buyer } = await signedIn(platform, "buyer");
    const before = service.requests.length;
    await work();
    const unread = { state: "waiting", text: null };
    const file = await seen(buyer, call);
    expect(file["image/png"]).toEqual({ qrCode: unread, creditCode: unread });
    await scanDue(core);
    await work();
    expect((await seen(buyer, call))["image/png"]).toEqual({
      qrCode: { state: "read", text: address },
      creditCode: { state: "read", text: code },
    });
    expect(service.requests.length).toBeGreaterThan(before);
  });

  test("an infected file is never read", async ({ work, register, config, platform }) => {
    config.scannerUrl = clamd.url;
    const core = await openCore(config);
    closing.push(() => core.db.destroy());
    await scanDue(core);
    await work();
    service.requests.length = 0;
    const { call } = await register();
    await fillIn(call);
    await addToLicence(call, pdf("营业执照.pdf", virusText));
    await submitSeen(call);
    await scanDue(core);
    await work();
    const { call: buyer } = await signedIn(platform, "buyer");
    const states = Object.values(await seen(buyer, call)).map(({ qrCode }) => qrCode.state);
    expect(states).toHaveLength(1);
    expect(service.requests.filter(({ bytes }) => bytes.includes(virusText))).toEqual([]);
  });

  test("a service that does not respond is retried after growing delays", async ({
    work,
    register,
    platform,
    clock,
  }) => {
    await work();
    const { call } = await register();
    await fillIn(call);
    await submitSeen(call);
    const { call: buyer } = await signedIn(platform, "buyer");
    const state = async () => (await seen(buyer, call))["application/pdf"]?.creditCode?.state;
    service.set("fails");
    await work();
    expect(await state()).toBe("retrying");
    service.requests.length = 0;
    await work();
    expect(service.requests).toEqual([]);
    clock.advance(5);
    await work();
    expect(service.requests).toHaveLength(1);
    service.set("reads");
    clock.advance(5);
    await work();
    expect(await state()).toBe("retrying");
    clock.advance(5);
    await work();
    expect(await state()).toBe("read");
  });

  test("only one of several processes reads a file", async ({ qrCode, register }) => {
    await qrCode();
    const { call } = await register();
    await fillIn(call);
    await addToLicence(call, picture);
    await submitSeen(call);
    const counts = await Promise.all([qrCode(), qrCode(), qrCode()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
  });
});
