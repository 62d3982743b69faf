import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { OcrSilent, readCreditCode } from "~/platform/core/ocr";
import { ocrService } from "../../../../support/ocr-service";

const code = "91440300MA5EQXL17P";
const file = { bytes: new Uint8Array([1, 2, 3]), type: "image/png" };

let service: Awaited<ReturnType<typeof ocrService>>;
beforeAll(async () => {
  service = await ocrService(code);
});
afterAll(() => service.close());
beforeEach(() => {
  service.set("reads");
  service.requests.length = 0;
});

const read = (timeoutMs?: number) => readCreditCode({ url: service.url, token: "secret", timeoutMs }, file);

test("the service is sent the file with its type and the portal's token, and returns the code", async () => {
  expect(await read()).toEqual({ is: "read", code });
  expect(service.requests).toEqual([
    { path: "/read", type: "image/png", authorization: "Bearer secret", bytes: Buffer.from(file.bytes) },
  ]);
});

test("a result without a code, or a rejected file, is final", async () => {
  for (const nothing of [null, "", " "]) {
    service.set("reads", nothing);
    expect(await read()).toEqual({ is: "none" });
  }
  service.set("refuses");
  expect(await read()).toEqual({ is: "none" });
});

test.each(["garbles", "fails", "moved", "endless"] as const)("a service that %s is retried", async (mood) => {
  service.set(mood);
  await expect(read()).rejects.toThrow(OcrSilent);
  expect(service.requests.map(({ path }) => path)).toEqual(["/read"]);
});

test.each([5, {}, "x".repeat(65), undefined])("a response of another shape is not a reading: %j", async (answer) => {
  service.set("reads", answer ?? []);
  await expect(read()).rejects.toThrow(OcrSilent);
});

test.each(["hangs", "drips"] as const)("a service that %s is abandoned after its time limit", async (mood) => {
  service.set(mood);
  await expect(read(200)).rejects.toThrow("TimeoutError");
});

test("an unreachable service is retried, and nothing of its address is revealed", async () => {
  const away = readCreditCode({ url: "http://127.0.0.1:1/secret-place" }, file);
  await expect(away).rejects.toThrow(/^TypeError$/);
});
