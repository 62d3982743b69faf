import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { openInWorker } from "~/routes/import/open-in-worker.server";
import { codeIn, startMailServer } from "../../support/emails";
import { zip } from "../../support/platform-zip";
import { startPortal } from "../../support/server";
import { anyAddress } from "../client";
import { memoryOf, mostOf, whileProbed } from "../probe";
import { newUuid, register, upload } from "../registrant";

/**
 * The longest time `/healthz` may take during an attack. A protected portal responds within 50 ms on a quiet machine, and within
 * 250 ms on one half as fast that shares its two cores with the attacker; without protection others wait for 10 s.
 */
const healthyMs = 1000;
const megabyte = 1024 * 1024;

const mail = await startMailServer();
const portal = await startPortal({ SMTP_URL: mail.url, LOG_LEVEL: "silent", MALLOC_ARENA_MAX: "2" });
const { origin } = new URL(portal.url);
const newestCode = (email: string) => codeIn(mail.emailsTo(email).at(-1));
const { browser } = await register(portal.url, { newestCode });
afterAll(async () => {
  await portal.stop();
  await mail.stop();
});

async function formBody(form: FormData) {
  const posted = new Request("http://form.invalid", { method: "POST", body: form });
  return {
    headers: { origin, "content-type": posted.headers.get("content-type") ?? "" },
    body: new Uint8Array(await posted.arrayBuffer()),
  };
}

/**
 * A workbook with this content in its only sheet, and these shared strings. It also holds incompressible data, so that it is not
 * rejected as a zip bomb.
 */
function workbookWith(sheetData: string, strings = ""): File {
  const bytes = zip({
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml": `<workbook><sheets><sheet name="股东" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    "xl/sharedStrings.xml": `<sst>${strings}</sst>`,
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${sheetData}</sheetData></worksheet>`,
    "xl/media/picture.bin": randomBytes(64 * 1024).toString("base64"),
  });
  return new File([new Uint8Array(bytes)], "any.xlsx");
}

describe("workbooks crafted to be slow", () => {
  test.for([
    ["10 MB of spaces", " ".repeat(10 * megabyte)],
    ["as many spaces as the limit allows", " ".repeat(3.8 * megabyte)],
    ["one very long string", `<row><c t="inlineStr"><is><t>${"x".repeat(3.8 * megabyte)}`],
    ["a million positions", ' r="'.repeat(900_000)],
    ["a million elements", "<si/>".repeat(750_000)],
    ["deep nesting", "<a>".repeat(1_200_000)],
    ["countless texts", "", "<si><t>a</t></si>".repeat(220_000)],
    ["countless text parts", "", `<si>${"<r><t>a</t></r>".repeat(250_000)}</si>`],
    ["countless empty parts", "", "<si/>".repeat(780_000)],
  ] as const)("%s are rejected, and the portal continues to serve requests", async ([, sheetData, strings]) => {
    const form = new FormData();
    form.set("workbook", workbookWith(sheetData, strings));
    const path = "/register/import?_data=routes/import/registration-import";
    const question = { method: "POST", path, ...(await formBody(form)) };
    const { result, times } = await whileProbed(portal.url, () => browser.send(question));
    expect(result.status).toBe(422);
    expect(mostOf(times)).toBeLessThan(healthyMs);
  });

  test("one that exceeds the time limit for workbooks is aborted", async () => {
    const bytes = new Uint8Array(await workbookWith("").arrayBuffer());
    expect(await openInWorker(bytes, 0)).toEqual({ problem: { code: "tooHeavy" } });
  });

  test("imports are rate-limited, and the rejection states when to retry", async () => {
    const other = await register(portal.url, { newestCode });
    const attempts = [];
    for (let at = 0; at <= 10; at += 1) {
      const form = new FormData();
      form.set("workbook", new File(["no workbook"], "any.xlsx"));
      attempts.push(await other.browser.send({ method: "POST", path: "/register/import", ...(await formBody(form)) }));
    }
    expect(attempts.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
    expect(Number(attempts.at(-1)?.headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("bodies made only of parts", () => {
  const boundary = "b";
  const part = `--${boundary}\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n`;
  const bomb = (bytes: number) => part.repeat(Math.floor(bytes / part.length)) + `--${boundary}--\r\n`;
  const headers = () => ({
    origin,
    "content-type": `multipart/form-data; boundary=${boundary}`,
    "x-forwarded-for": anyAddress(),
  });
  async function sendBombs(path: string, bytes: number, times: number): Promise<(number | "cut off")[]> {
    const sender = ["tests/faults/send-bombs.mjs", portal.url, path, JSON.stringify(headers()), `${bytes}`, `${times}`];
    return JSON.parse((await promisify(execFile)(process.execPath, sender)).stdout);
  }

  const uploadPath = "/hfle/public/gsrm/v1/isp/register/files/attachment/multipart";

  test.for([
    [uploadPath, 401, 20 * megabyte],
    ["/register/basic", 303, 20 * megabyte],
    ["/register/basic/autosave", 401, 250 * 1024],
    ["/register/import", 303, 20 * megabyte],
  ] as const)("without a session %s responds with %i before the body is read", async ([path, status, bytes]) => {
    const { result, times } = await whileProbed(portal.url, () => sendBombs(path, bytes, 4));
    expect(result.filter((answer) => answer !== "cut off" && answer !== status)).toEqual([]);
    expect(mostOf(times)).toBeLessThan(healthyMs);
  });

  test.for([uploadPath, "/register/basic", "/register/import"])(
    "with a session %s rejects them at the first part over the limit",
    async (path) => {
      const question = { method: "POST", path, headers: headers(), body: bomb(20 * megabyte) };
      const { result, times } = await whileProbed(portal.url, () => browser.send(question).catch(cutOff));
      expect(result === "cut off" || result.status === 400).toBe(true);
      expect(mostOf(times)).toBeLessThan(healthyMs);
    },
  );

  test("a path that accepts no file accepts only as much as a form", async () => {
    const question = { method: "POST", path: "/register/basic/autosave", headers: headers(), body: bomb(megabyte) };
    const answer = await browser.send({ ...question, alone: true });
    expect([answer.status, answer.headers.connection]).toEqual([413, "close"]);
  });
});

describe("large pictures", () => {
  test("batches of ten uploads from one registrant are stored or deferred with a retry time, within 600 MB", async () => {
    const picture = await noisyPng();
    for (let wave = 0; wave < 3; wave += 1) {
      const registrant = await register(portal.url, { newestCode });
      const uuid = await newUuid(registrant.browser, origin);
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => upload(registrant.browser, origin, uuid, new File([picture], "plan.png"))),
      );
      // Five of them fill the space of a registration, so the others are rejected.
      const outcomes = new Set(
        answers.map(({ status, headers }) => (status === 503 ? headers["retry-after"] : status)),
      );
      expect(outcomes.has(200)).toBe(true);
      expect([...outcomes].filter((one) => one !== 200 && one !== 422 && !Number(one))).toEqual([]);
    }
    expect((await memoryOf(portal.pid)).peak).toBeLessThan(600);
  });
});

/** An incompressible picture of 19 MB. */
async function noisyPng(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const size = { width: 2520, height: 2520, channels: 3, background: "#fff", noise } as const;
  const png = await sharp({ create: size }).png({ compressionLevel: 0 }).toBuffer();
  expect(png.length).toBeGreaterThan(18 * megabyte);
  return new Uint8Array(png);
}

/**
 * The portal responds and closes the connection while the rest is still being sent: a client may see only the closed connection.
 */
function cutOff(error: NodeJS.ErrnoException): "cut off" {
  if (error.code === "ECONNRESET" || error.code === "EPIPE") return "cut off";
  throw error;
}
