import { readdir, rm } from "node:fs/promises";
import { expect } from "vitest";
import { files, registration } from "~/contract";
import { openDatabase } from "~/platform/core/database/database";
import { createPlatform } from "~/platform/platform.server";
import { attachmentHeader } from "~/platform/cases/content-response";
import { callOf, onEveryEngine, test as plain } from "../../../../support/platform";
import { keepFile } from "../../../../support/platform-complete";
import { s3Server } from "../../../../support/platform-s3";
import { refusalOf } from "../../../../support/platform-refusal";

type Fetches = { fetch(request: Request): Promise<Response> };
const get = (platform: Fetches, address: string, token: string) =>
  platform.fetch(
    new Request(`http://platform.test${address}`, { headers: { [registration.registrationTokenHeader]: token } }),
  );

onEveryEngine((test) => {
  test("a signed URL serves the file as a download for five minutes", async ({ register, platform, clock }) => {
    const { call, token } = await register();
    const { url } = await keepFile(call);
    const signed = await call(files.signedUrl, { url });
    clock.advance(299);
    const response = await get(platform, signed, token);
    expect(await response.text()).toContain("%PDF-1.7");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="____.pdf"; filename*=UTF-8''%E8%90%A5%E4%B8%9A%E6%89%A7%E7%85%A7.pdf`,
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    clock.advance(1);
    expect((await get(platform, signed, token)).status).toBe(403);
  });

  test("a URL that is altered, unsigned, or sent without the registration token serves nothing", async ({
    register,
    platform,
  }) => {
    const { call, token } = await register();
    const { url } = await keepFile(call);
    const other = await keepFile(call);
    const signed = await call(files.signedUrl, { url });
    const later = signed.replace(/expires=\d/, "expires=9");
    expect((await get(platform, later, token)).status).toBe(403);
    expect((await get(platform, signed.replace(url, other.url), token)).status).toBe(403);
    expect((await get(platform, url, token)).status).toBe(400);
    expect((await get(platform, signed, "")).status).toBe(401);
  });

  test("a file whose bytes are missing returns 404, and is logged", async ({ register, platform, config, events }) => {
    const { call, token } = await register();
    const { url } = await keepFile(call);
    const signed = await call(files.signedUrl, { url });
    const folder = config.storageUrl.slice("file:".length);
    for (const name of await readdir(folder)) await rm(`${folder}/${name}`, { recursive: true });
    const response = await get(platform, signed, token);
    expect([response.status, (await response.json()).code]).toEqual([404, "file.fetch"]);
    expect(events.join()).toContain("bytes_missing");
  });

  test("bytes without a row, and files that are never used, are deleted", async ({
    register,
    platform,
    config,
    clock,
  }) => {
    const stored = async () =>
      (await readdir(config.storageUrl.slice("file:".length), { recursive: true })).filter((name) =>
        name.includes("/"),
      );
    const { call } = await register();
    // The demo data includes documents.
    const before = (await stored()).length;
    const used = await keepFile(call);
    const unused = await keepFile(call);
    const attachments = [{ id: "a", file: used.uuid }];
    await call(registration.saveSection, { section: "attachment", version: 0, values: { attachments } });
    const db = await openDatabase(config.databaseUrl, config.log);
    expect(await stored()).toHaveLength(before + 2);

    clock.advance(24 * 3600);
    platform.startJobs();
    await platform.close();
    expect(await stored()).toHaveLength(before + 1);
    const left = await db
      .selectFrom("file_uuid")
      .select("uuid")
      .where("uuid", "in", [used.uuid, unused.uuid])
      .execute();
    expect(left).toEqual([{ uuid: used.uuid }]);
    expect(await db.selectFrom("pending_bytes").selectAll().execute()).toEqual([]);
    await db.destroy();
  });
});

plain("a file name survives its header, regardless of its characters", () => {
  expect(attachmentHeader('a"b\\c%d.pdf')).toBe(
    `attachment; filename="a_b_c_d.pdf"; filename*=UTF-8''a%22b%5Cc%25d.pdf`,
  );
  expect(attachmentHeader("it's (1)*.pdf")).toContain("filename*=UTF-8''it%27s%20%281%29%2A.pdf");
});

plain(
  "files can be stored in S3-compatible storage",
  async ({ config, register }) => {
    const s3 = await s3Server();
    const storageUrl = `s3://KEY:S%2FCRET@${s3.host}/supplier-files?region=cn-south-1&tls=0`;
    const platform = await createPlatform({ ...config, storageUrl });
    const { token } = await register();
    const call = callOf(platform, { registrationToken: token });
    const { uuid, url } = await keepFile(call);
    expect([...s3.objects.keys()]).toEqual([expect.stringMatching(/^\/supplier-files\/[\da-f]{2}\/[\da-f]{32}$/)]);
    const response = await get(platform, await call(files.signedUrl, { url }), token);
    expect(await response.text()).toContain("%PDF-1.7");
    await call(files.deleteByUrl, { url });
    expect(s3.objects.size).toBe(0);

    await s3.close();
    expect(await platform.ready()).toMatchObject({ ok: true, degraded: ["files"] });
    const refused = await refusalOf(
      call(files.upload, { attachmentUUID: uuid, file: new File(["%PDF-1.7"], "a.pdf") }),
    );
    expect(refused).toMatchObject({ status: 503, code: "file.store" });
    await platform.close();
  },
  20_000,
);
