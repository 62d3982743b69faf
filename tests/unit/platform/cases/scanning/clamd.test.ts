import { createReadStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { pingScanner, scanBytes } from "~/platform/core/clamd";
import { scanMaxBytes } from "~/rules/files/limits";
import { fakeClamd, virusText } from "../../../../support/fake-clamd";

const size = 100_000;
const minute = 60_000;

/** A fake scanner in the given mode, with functions to ping it and to scan a file. */
async function scannerThat(mood: Parameters<typeof fakeClamd>[0], ms = minute) {
  const clamd = await fakeClamd(mood);
  const folder = await mkdtemp(path.join(tmpdir(), "scan-"));
  onTestFinished(async () => {
    await clamd.close();
    await rm(folder, { recursive: true });
  });
  const file = `${folder}/file`;
  const conversation = () => ({ url: clamd.url, signal: AbortSignal.timeout(ms) });
  return {
    ping: () => pingScanner(conversation()),
    scan: async (text = "x".repeat(size), bytes = text.length) => {
      await writeFile(file, text);
      return scanBytes(conversation(), createReadStream(file), bytes);
    },
  };
}

test("a verdict names the virus", async () => {
  const { scan, ping } = await scannerThat("scans");
  expect(await scan()).toEqual({ is: "clean" });
  expect(await scan(`a ${virusText}`)).toEqual({ is: "infected", signature: "Tests.Virus.UNOFFICIAL" });
  await ping();
});

test("without a verdict the error states the reason", async () => {
  for (const [mood, reason] of [
    ["error", "Can't allocate memory"],
    ["limit", "size limit exceeded"],
    ["early", "before everything was sent"],
    ["endless", "without end"],
  ] as const)
    await expect((await scannerThat(mood)).scan()).rejects.toThrow(reason);
  await expect((await scannerThat("silent", 100)).scan()).rejects.toThrow("ABORT_ERR");
  await expect((await scannerThat("silent", 100)).ping()).rejects.toThrow("ABORT_ERR");
});

test("a scanner that drops the connection ends the conversation, at any point", async () => {
  const { scan } = await scannerThat("drops");
  for (let round = 0; round < 200; round++) await expect(scan()).rejects.toThrow(/no answer|ECONNRESET|EPIPE|broke/);
});

test("part of a file, or more than the scan limit, gets no verdict", async () => {
  const { scan } = await scannerThat("scans");
  await expect(scan("x".repeat(size), size + 1)).rejects.toThrow("not as many bytes");
  await expect(scan("x".repeat(scanMaxBytes + 1))).rejects.toThrow("more bytes than may be scanned");
});
