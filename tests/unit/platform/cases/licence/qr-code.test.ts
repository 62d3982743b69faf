import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readQrCode } from "~/platform/core/qr-code/read-qr-code";
import { licencePicture, qrPicture } from "../../../../support/qr-pictures";

const workerFile = path.resolve("app/platform/core/qr-code/worker.ts");
const text = "https://www.gsxt.gov.cn/index.html?uniscid=91440300MA5EQXL17P";
const read = (bytes: Uint8Array, limits = {}) => readQrCode(bytes, { workerFile, timeoutMs: 50_000, ...limits });

test.each([
  {},
  { rotate: 90 },
  { rotate: -12, noise: 50, blur: 1, quality: 40, cell: 4 },
  { rotate: 33, background: "#2d7d46" },
])("a code on a licence is read: %j", async (look) => {
  expect(await read(await licencePicture(text, look))).toEqual({ is: "read", text });
});

test("text in other scripts is read unchanged", async () => {
  const chinese = "统一社会信用代码：91440300MA5EQXL17P";
  expect(await read(await qrPicture(chinese))).toEqual({ is: "read", text: chinese });
});

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();

test.each([
  [1, 1],
  [1, 3000],
  [300, 300],
])("no code is found on a blank picture of %i × %i pixels", async (width, height) => {
  expect(await read(await blank(width, height))).toEqual({ is: "none" });
});

test("a file that is not a whole picture, or has too many pixels, cannot be read", async () => {
  const whole = await licencePicture(text);
  const hostile = [
    new Uint8Array(),
    Buffer.from("%PDF-1.7\n%%EOF"),
    whole.subarray(0, whole.length / 2),
    await blank(6000, 5000),
  ];
  for (const bytes of hostile) expect(await read(bytes)).toEqual({ is: "unreadable" });
});

test("a picture that takes too long is abandoned, and the event loop keeps running", async () => {
  let turns = 0;
  const turning = setInterval(() => turns++, 1);
  const workerThatHangs = path.resolve("tests/support/hanging-thread.mjs");
  expect(await read(await qrPicture(text), { workerFile: workerThatHangs, timeoutMs: 300 })).toEqual({
    is: "unreadable",
  });
  clearInterval(turning);
  expect(turns).toBeGreaterThan(10);
});

test("a reading that is aborted, or whose thread does not start, gives no result for the picture", async () => {
  await expect(read(await qrPicture(text), { signal: AbortSignal.abort() })).rejects.toThrow("aborted");
  await expect(read(await qrPicture(text), { workerFile: path.resolve("no-such-thread.js") })).rejects.toThrow();
});
