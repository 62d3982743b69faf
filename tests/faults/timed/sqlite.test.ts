import { execFileSync, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { codeIn, startMailServer } from "../../support/emails";
import { startPortal } from "../../support/server";
import { type Answer, ask, type Visitor, visitor } from "../client";
import { mostOf } from "../probe";
import { register } from "../registrant";

const mail = await startMailServer();
afterAll(() => mail.stop());
const newestCode = (email: string) => codeIn(mail.emailsTo(email).at(-1));

/** A separate disk for a portal, where this machine allows mounting one. */
async function smallDisk(megabytes: number) {
  const folder = await mkdtemp(path.join(tmpdir(), "portal-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]);
  return {
    folder,
    async drop() {
      execFileSync("umount", ["-l", folder]);
      await rm(folder, { recursive: true });
    },
  };
}
const canMount = await smallDisk(1).then(
  async (disk) => {
    await disk.drop();
    return true;
  },
  () => false,
);

describe.runIf(canMount)("the embedded database on a full disk", () => {
  test("saves are rejected with 503, pages stay readable, readiness reports it, and everything works once there is space again", async () => {
    const disk = await smallDisk(32);
    const files = await mkdtemp(path.join(tmpdir(), "portal-files-"));
    await mkdir(`${disk.folder}/data`);
    const portal = await startPortal({
      DATABASE_URL: `file:${disk.folder}/data/portal.db`,
      STORAGE_URL: `file:${files}`,
      SMTP_URL: mail.url,
    });
    onTestFinished(async () => {
      await portal.stop();
      await disk.drop();
      await rm(files, { recursive: true });
    });
    const { browser, save, read } = await register(portal.url, { newestCode });
    const typed = (number: number) => ({ businessScope: `${number} ${"长".repeat(3900)}` });
    let version = 0;
    const ready = async () => ask(portal.url, { path: "/readyz", alone: true });
    expect((await ready()).status).toBe(200);

    fill(disk.folder);
    const refused = [];
    for (let number = 1; refused.length < 5; number += 1) {
      const { status, saved } = await save("basic", version, typed(number));
      if (saved) version = saved.version;
      else refused.push(status);
      if (number > 200) throw new Error("the disk does not fill up");
    }
    expect(refused).toEqual([503, 503, 503, 503, 503]);
    const posted = await browser.post("/register/basic", { intent: "save", version: String(version), ...typed(0) });
    expect([posted.status, Number(posted.headers["retry-after"]) > 0]).toEqual([503, true]);
    expect(JSON.parse((await ready()).text)).toMatchObject({ ok: false, degraded: ["disk"] });
    expect((await read("basic")).version).toBe(version);
    // A sign-in needs less room than a save: some may still begin in the pages that the refused saves have left.
    let signIn = await follow(visitor(portal.url), "/workspace");
    for (let number = 1; number < 200 && signIn.status === 200; number += 1)
      signIn = await follow(visitor(portal.url), "/workspace");
    expect([signIn.status, Number(signIn.headers["retry-after"]) > 0]).toEqual([503, true]);
    expect(portal.output()).not.toContain("no transaction is active");

    await rm(`${disk.folder}/ballast`);
    expect((await ready()).status).toBe(200);
    expect((await save("basic", version, typed(1000))).status).toBe(200);
  });
});

/** The final response after following redirects. */
async function follow(browser: Visitor, address: string): Promise<Answer> {
  const answer = await browser.get(address);
  const { location } = answer.headers;
  return location ? follow(browser, location.replace(/^https?:\/\/[^/]+/, "")) : answer;
}

/** Writes until the disk is full. */
function fill(folder: string) {
  const { status } = spawnSync("dd", ["if=/dev/zero", `of=${folder}/ballast`, "bs=4k"]);
  expect(status).not.toBe(0);
}

describe("the embedded database while another process writes", () => {
  test("for eight seconds: saves are asked to retry, reads do not wait", async () => {
    const portal = await startPortal({ SMTP_URL: mail.url, LOG_LEVEL: "silent" });
    onTestFinished(() => portal.stop());
    const { browser, save, read } = await register(portal.url, { newestCode });
    const { version } = (await save("basic", 0, { duns: "1" })).saved ?? { version: 0 };

    const other = new DatabaseSync(`${portal.folder}/portal.db`);
    other.exec("begin immediate");
    const savers = [1, 2, 3].map(() =>
      browser.post("/register/basic/autosave", { version: String(version), duns: "2" }),
    );
    const reading: number[] = [];
    for (let reads = 0; reads < 40; reads += 1) {
      const [home, tab] = await Promise.all([browser.get("/home"), browser.get("/register/basic")]);
      expect([home.status, tab.status]).toEqual([200, 200]);
      reading.push(home.ms, tab.ms);
      await after(50);
    }
    for (const { status, ms, headers } of await Promise.all(savers)) {
      expect([status, Number(headers["retry-after"]) > 0]).toEqual([503, true]);
      expect(ms).toBeLessThan(7_000);
    }
    other.exec("rollback");
    other.close();

    expect(mostOf(reading.toSorted((one, two) => one - two))).toBeLessThan(500);
    expect((await save("basic", version, { duns: "3" })).status).toBe(200);
    expect((await read("basic")).values).toMatchObject({ duns: "3" });
  });
});
