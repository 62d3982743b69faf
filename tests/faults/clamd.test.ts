import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { eicar, startClamd } from "../support/clamd";
import { codeIn, startMailServer } from "../support/emails";
import { zip } from "../support/platform-zip";
import { type RunningPortal, startPortal } from "../support/server";
import { visitor } from "./client";
import { keepFile, type Registrant, register, scanStateOf } from "./registrant";

const waitOptions = { timeout: 60_000, interval: 50 };
let clamd: Awaited<ReturnType<typeof startClamd>>;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let portal: RunningPortal;
let registrant: Registrant;

beforeAll(async () => {
  clamd = await startClamd();
  mail = await startMailServer();
  portal = await startPortal({ SMTP_URL: mail.url, SCANNER_URL: clamd.url });
  registrant = await register(portal.url, { newestCode: (email) => codeIn(mail.emailsTo(email).at(-1)) });
}, 120_000);
afterAll(async () => {
  await portal.stop();
  await mail.stop();
  await clamd.close();
});

const keep = (file?: File) => keepFile(registrant, portal.url, file);
const becomes = (uuid: string, state: string) =>
  vi.waitUntil(async () => (await scanStateOf(registrant, uuid)) === state, waitOptions);
const open = (url: string) =>
  registrant.browser.get(`/hfle/public/gsrm/v1/isp/register/files/signedUrl?url=${encodeURIComponent(url)}`);
const storedNames = async () =>
  (await readdir(`${portal.folder}/files`, { recursive: true })).filter((name) => name.includes("/"));
const degraded = async () => {
  const { text } = await visitor(portal.url).get("/readyz");
  return (JSON.parse(text) as { degraded: string[] }).degraded;
};

const infected = new File([`%PDF-1.7\n${eicar}\n%%EOF\n`], "offer.pdf");
const infectedInside = new File(
  [
    zip({
      "[Content_Types].xml":
        '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      "word/document.xml": "<w:document/>",
      "word/media/picture.png": eicar,
    }) as BlobPart,
  ],
  "offer.docx",
);

test("ClamAV finds an ordinary file clean, and it opens", async () => {
  const { uuid, url } = await keep();
  await becomes(uuid, "clean");
  expect((await open(url)).status).toBe(200);
  expect(await degraded()).toEqual([]);
});

test.each([
  ["in a file", infected],
  ["inside a document", infectedInside],
])("ClamAV finds the test virus %s, and the file's content is deleted", async (_, file) => {
  // Demo files are scanned too; nothing else is in progress at this point.
  const before = await storedNames();
  const { uuid, url } = await keep(file);
  await becomes(uuid, "infected");
  expect((await open(url)).status).toBe(409);
  await vi.waitUntil(async () => (await storedNames()).length === before.length, waitOptions);
  expect(portal.output()).toContain("Tests.Eicar.UNOFFICIAL");
});

test("while ClamAV is down a file stays unscanned and does not open, and readiness reports it; afterwards it is scanned", async () => {
  await clamd.stop();
  const { uuid, url } = await keep();
  await vi.waitUntil(() => portal.output().includes("file_not_scanned"), waitOptions);
  expect(await scanStateOf(registrant, uuid)).not.toBe("clean");
  expect((await open(url)).status).toBe(409);
  expect(await degraded()).toEqual(["scanner"]);
  await clamd.start();
  await becomes(uuid, "clean");
  expect((await open(url)).status).toBe(200);
  expect(await degraded()).toEqual([]);
});
