import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { expect } from "vitest";
import { files, registration } from "~/contract";
import { onEveryEngine, test as plain } from "../../../../support/platform";
import { fillIn, keepFile, pdf } from "../../../../support/platform-complete";
import { hugePng } from "../../../../support/platform-pictures";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { zip } from "../../../../support/platform-zip";
import { submitSeen } from "../../../../support/seen";
import { workedMs } from "../../../../support/processor-time";

const megabyte = 1024 * 1024;
const picture = (format: "png" | "jpeg") =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#3081f2" } })
    .toFormat(format)
    .toBuffer();
const file = (bytes: Uint8Array | string, name: string) => new File([bytes as BlobPart], name);
const typesXml = (kind: string) =>
  `<Types><Override PartName="/x" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`;
const padded = (bytes: number) => pdf("a.pdf", "x".repeat(bytes - pdf("a.pdf").size));

onEveryEngine((test) => {
  test("a file is stored under its UUID, with its original name", async ({ register }) => {
    const { call } = await register();
    const { uuid, url } = await keepFile(call);
    expect(uuid).toMatch(/^2[\da-f]{32}$/);
    expect(await call(files.list, { uuid })).toEqual([
      {
        fileUrl: url,
        fileName: "营业执照.pdf",
        fileType: "application/pdf",
        fileSize: 16,
        creationDate: "2025-06-15T02:00:00.000Z",
        scanState: "unscanned",
      },
    ]);
    expect((await call(registration.load, {})).fileCounts).toEqual({ [uuid]: 1 });
    await call(files.deleteByUrl, { url });
    expect(await call(files.list, { uuid })).toEqual([]);
  });

  test("an upload whose response was lost is stored once, however often it is sent", async ({ register }) => {
    const { call } = await register("one@yuanhang.example");
    const { content: uuid } = await call(files.createUuid, {});
    const send = (uploadKey?: string) => call(files.upload, { attachmentUUID: uuid, file: pdf(), uploadKey });
    const key = crypto.randomUUID();
    const first = await send(key);
    expect(await Promise.all([send(key), send(key)])).toEqual([first, first]);
    const both = crypto.randomUUID();
    const [one, two] = await Promise.all([send(both), send(both)]);
    expect(one).toBe(two);
    expect(one).not.toBe(first);
    // Each upload without a key creates a file, and so does each new key.
    expect(new Set([await send(), await send(), await send(crypto.randomUUID())]).size).toBe(3);
    expect(await call(files.list, { uuid })).toHaveLength(5);

    const other = await register("two@yuanhang.example");
    const { content: otherUuid } = await other.call(files.createUuid, {});
    const theirs = await other.call(files.upload, { attachmentUUID: otherUuid, file: pdf(), uploadKey: key });
    expect(theirs).not.toBe(first);
    expect(await other.call(files.list, { uuid: otherUuid })).toHaveLength(1);
  });

  test("an upload that is sent again once the limit is reached still returns the stored file", async ({ register }) => {
    const { call } = await register();
    const { content: uuid } = await call(files.createUuid, {});
    const send = (index: number, uploadKey?: string) =>
      call(files.upload, { attachmentUUID: uuid, file: pdf(), uploadKey }, { clientAddress: `203.0.113.${index}` });
    const key = crypto.randomUUID();
    const first = await send(1, key);
    for (let index = 2; index <= 30; index++) await send(index);
    expect(await codeOf(send(31))).toBe("file.tooMany");
    expect(await send(32, key)).toBe(first);
  });

  test("a registration stores thirty files and not one more, even if they arrive at the same time", async ({
    register,
  }) => {
    const { call } = await register();
    const { content: uuid } = await call(files.createUuid, {});
    const upload = (index: number) =>
      codeOf(call(files.upload, { attachmentUUID: uuid, file: pdf() }, { clientAddress: `203.0.113.${index}` }));
    const codes = await Promise.all(Array.from({ length: 36 }, (_, index) => upload(index)));
    expect(codes.filter((code) => code === "answered")).toHaveLength(30);
    expect(codes.filter((code) => code === "file.tooMany")).toHaveLength(6);
  });

  test("one client address can upload twenty files a minute", async ({ register }) => {
    const { call } = await register();
    const { content: uuid } = await call(files.createUuid, {});
    const upload = () => codeOf(call(files.upload, { attachmentUUID: uuid, file: pdf() }));
    for (let index = 0; index < 20; index++) expect(await upload()).toBe("answered");
    expect(await upload()).toBe("file.tooOften");
  });

  test("another registration's files are indistinguishable from files that never existed", async ({ register }) => {
    const mine = await register("one@yuanhang.example");
    const other = await register("two@yuanhang.example");
    const { uuid, url } = await keepFile(mine.call);
    const signed = await mine.call(files.signedUrl, { url });
    const asked = Object.fromEntries(new URL(signed, "http://platform.test").searchParams);
    const fileId = url.split("/").at(-1) ?? "";
    for (const attempt of [
      () => other.call(files.list, { uuid }),
      () => other.call(files.deleteByUrl, { url }),
      () => other.call(files.signedUrl, { url }),
      () => other.call(files.upload, { attachmentUUID: uuid, file: pdf() }),
      () => other.call(files.content, { fileId, expires: asked.expires ?? "", signature: asked.signature ?? "" }),
    ]) {
      expect(await refusalOf(attempt())).toMatchObject({ status: 404 });
    }
    expect(await mine.call(files.list, { uuid })).toHaveLength(1);
  });

  test("after submission files can be neither added nor removed", async ({ register }) => {
    const { call } = await register();
    await fillIn(call);
    const { uuid } = await call(registration.load, {}).then(({ fileCounts }) => ({
      uuid: Object.keys(fileCounts)[0] ?? "",
    }));
    const [stored] = await call(files.list, { uuid });
    await submitSeen(call);
    expect(await codeOf(call(files.deleteByUrl, { url: stored?.fileUrl ?? "" }))).toBe("registration.submitted");
    expect(await codeOf(call(files.upload, { attachmentUUID: uuid, file: pdf() }))).toBe("registration.submitted");
  });
});

plain("a file whose content does not match its name is rejected", async ({ register }) => {
  const { call } = await register();
  const { content: uuid } = await call(files.createUuid, {});
  const [png, jpeg] = [await picture("png"), await picture("jpeg")];
  const html = "<!doctype html><script>alert(1)</script>";
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>';
  const exe = Buffer.concat([Buffer.from("MZ"), Buffer.alloc(200)]);
  const docx = zip({ "[Content_Types].xml": typesXml("wordprocessingml.document"), "word/document.xml": "<x/>" });
  const samples: [File, string][] = [
    ...["a.html", "a.svg", "a.exe", "a.docm", "a.zip", "a.pdf.exe", "a.gif", "a.webp", "a", "a.", "pdf"].map(
      (name): [File, string] => [file("x", name), "file.type"],
    ),
    ...["a.png", "a.jpg", "a.pdf", "a.docx", "a.xlsx"].flatMap((name): [File, string][] => [
      [file(html, name), "file.content"],
      [file(exe, name), "file.content"],
    ]),
    [file(svg, "a.png"), "file.content"],
    [file(png, "a.jpg"), "file.content"],
    [file(jpeg, "a.png"), "file.content"],
    [file(png, "a.pdf"), "file.content"],
    [file(await pdf().bytes(), "a.png"), "file.content"],
    [file(png.subarray(0, 60), "a.png"), "file.content"],
    [file(zip({ "a.txt": "x" }), "a.docx"), "file.content"],
    [file(docx, "a.xlsx"), "file.content"],
    [file(docx, "a.pdf"), "file.content"],
    [file("", "a.pdf"), "file.empty"],
  ];
  expect(samples.length).toBeGreaterThanOrEqual(30);
  for (const [index, [sample, code]] of samples.entries()) {
    const answer = call(files.upload, { attachmentUUID: uuid, file: sample }, { clientAddress: `203.0.113.${index}` });
    expect([sample.name, await codeOf(answer)]).toEqual([sample.name, code]);
  }
  expect(await codeOf(call(files.upload, { attachmentUUID: uuid, file: file(docx, "a.docx") }))).toBe("answered");
});

plain("documents that unpack to too much, or to paths outside, are rejected", async ({ register }) => {
  const { call } = await register();
  const { content: uuid } = await call(files.createUuid, {});
  const type = typesXml("spreadsheetml.sheet");
  const bombs = [
    zip({ "[Content_Types].xml": type, "xl/a.xml": "0".repeat(3 * megabyte) }),
    zip({ "[Content_Types].xml": type, "../../etc/cron.d/x": "x" }),
    zip({
      "[Content_Types].xml": type,
      ...Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`xl/${at}`, "x"])),
    }),
  ];
  for (const bomb of bombs) {
    expect(await codeOf(call(files.upload, { attachmentUUID: uuid, file: file(bomb, "a.xlsx") }))).toBe("file.content");
  }
});

plain("everything but the pixels is removed from a picture", async ({ register, platform }) => {
  const { call, token } = await register();
  const { content: uuid } = await call(files.createUuid, {});
  const withPlace = await sharp(await picture("jpeg"))
    .withExif({ IFD0: { Copyright: "Wang Wei" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "22/1 32/1 0/1" } })
    .toBuffer();
  expect(withPlace.includes("Wang Wei")).toBe(true);
  const sent = file(Buffer.concat([withPlace, Buffer.from("<script>alert(1)</script>")]), "a.jpeg");
  const url = await call(files.upload, { attachmentUUID: uuid, file: sent });
  const signed = await call(files.signedUrl, { url });
  const response = await platform.fetch(
    new Request(`http://platform.test${signed}`, { headers: { [registration.registrationTokenHeader]: token } }),
  );
  const kept = Buffer.from(await response.arrayBuffer());
  expect(kept.includes("Wang Wei")).toBe(false);
  expect(kept.includes("<script>")).toBe(false);
  expect(await sharp(kept).metadata()).toMatchObject({ width: 40, height: 30, format: "jpeg" });
});

plain("a picture of 16000 by 16000 pixels is rejected before it is decoded", async ({ register }) => {
  const { call } = await register();
  const { content: uuid } = await call(files.createUuid, {});
  const before = process.cpuUsage();
  expect(await codeOf(call(files.upload, { attachmentUUID: uuid, file: file(hugePng(), "a.png") }))).toBe(
    "file.content",
  );
  expect(workedMs(before)).toBeLessThan(1000);
});

plain("a file of twenty megabytes is stored; one byte more is rejected", async ({ register }) => {
  const { call } = await register();
  const { content: uuid } = await call(files.createUuid, {});
  const upload = (bytes: number) => refusalOf(call(files.upload, { attachmentUUID: uuid, file: padded(bytes) }));
  expect(await upload(20 * megabyte)).toMatchObject({ code: "answered" });
  const tooLarge = { status: 413, code: "file.size", details: { maxBytes: 20 * megabyte } };
  expect(await upload(20 * megabyte + 1)).toEqual(tooLarge);
  expect(await upload(21 * megabyte)).toEqual(tooLarge);
});

plain("a registration can store a hundred megabytes", async ({ register }) => {
  const { call } = await register();
  const { content: uuid } = await call(files.createUuid, {});
  const upload = () => codeOf(call(files.upload, { attachmentUUID: uuid, file: padded(20 * megabyte) }));
  for (let index = 0; index < 5; index++) expect(await upload()).toBe("answered");
  expect(await upload()).toBe("file.quota");
  // The quota is checked first: a file that cannot be stored is not decoded.
  const broken = new File(["<html>"], "a.png", { type: "image/png" });
  const { content: attachmentUUID } = await call(files.createUuid, {});
  expect(await codeOf(call(files.upload, { attachmentUUID, file: broken }))).toBe("file.quota");
});

plain("file names are stored as data and never used as a path", async ({ register, config }) => {
  const { call } = await register();
  const names = [
    ["../../etc/passwd.pdf", "passwd.pdf"],
    ["CON.pdf", "_CON.pdf"],
    ['a"b;c.pdf', "a_b;c.pdf"],
    ["=1+1.pdf", "=1+1.pdf"],
    [`${"长".repeat(196)}.pdf`, `${"长".repeat(196)}.pdf`],
  ] as const;
  for (const [name, kept] of names) {
    const { uuid } = await keepFile(call, pdf(name));
    expect((await call(files.list, { uuid })).map(({ fileName }) => fileName)).toEqual([kept]);
  }
  const { content: attachmentUUID } = await call(files.createUuid, {});
  for (const name of [`${"长".repeat(197)}.pdf`, "fdp.\u202epdf", "a\u0000.pdf", "a\u200b.pdf", "../..", "folder/"]) {
    expect(await codeOf(call(files.upload, { attachmentUUID, file: pdf(name) }))).toBe("file.name");
  }
  const stored = await readdir(config.storageUrl.slice("file:".length), { recursive: true });
  expect(stored.every((name) => /^[\da-f]{2}(\/[\da-f]{32})?$/.test(name))).toBe(true);
});
