import { expect } from "vitest";
import { files } from "~/contract";
import { createPlatform } from "~/platform/platform.server";
import { callOf, onEveryEngine } from "../../../../support/platform";
import { keepFile, pdf } from "../../../../support/platform-complete";
import { refusalOf } from "../../../../support/platform-refusal";
import { s3Server } from "../../../../support/platform-s3";

onEveryEngine((test) => {
  test("storage that accepts connections but never responds blocks no page, and everything else keeps working", async ({
    config,
    register,
  }) => {
    const s3 = await s3Server();
    const storageUrl = `s3://KEY:SECRET@${s3.host}/supplier-files?tls=0`;
    const platform = await createPlatform({ ...config, storageUrl, storageTimeoutMs: 300 });
    const { token } = await register();
    const call = callOf(platform, { registrationToken: token });
    const { uuid, url } = await keepFile(call);
    const signed = await call(files.signedUrl, { url });
    const download = () =>
      platform
        .fetch(new Request(`http://platform.test${signed}`, { headers: { "x-registration-token": token } }))
        .then(async (answer) => [answer.status, answer.ok ? await answer.text() : (await answer.json()).code]);

    s3.set("silent");
    expect(await refusalOf(call(files.upload, { attachmentUUID: uuid, file: pdf() }))).toMatchObject({
      status: 503,
      code: "file.store",
    });
    expect(await download()).toEqual([503, "file.fetch"]);
    expect(await platform.ready()).toMatchObject({ ok: true, degraded: ["files"] });
    expect((await call(files.list, { uuid })).length).toBe(1);
    // The row is deleted at once; the bytes are deleted once the storage responds again.
    s3.set("up");
    const { uuid: other, url: gone } = await keepFile(call);
    s3.set("silent");
    await call(files.deleteByUrl, { url: gone });
    expect(await call(files.list, { uuid: other })).toEqual([]);

    s3.set("noBucket");
    expect(await download()).toEqual([503, "file.fetch"]);
    expect(await platform.ready()).toMatchObject({ ok: true, degraded: ["files"] });

    s3.set("up");
    expect(await platform.ready()).toMatchObject({ ok: true, degraded: [] });
    expect((await download())[0]).toBe(200);
    await platform.close();
    await s3.close();
  });
});
