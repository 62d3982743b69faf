import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { linkAudit, recordAudit } from "~/platform/core/audit";
import type { Db } from "~/platform/core/database/schema";
import { makeSeal } from "~/platform/core/seal";
import { removeGuards } from "../support/platform-audit";
import { configOf } from "../support/platform-config";
import { dropCopies, postgres, sqlite } from "../support/platform-engines";
import { runJobs } from "../support/platform-jobs";
import { hasServer, look } from "./engines";

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const kinds = [{ name: "SQLite", open: sqlite }, ...(hasServer ? [{ name: "PostgreSQL", open: postgres }] : [])];

/** Runs the command as an operator does, with the portal's settings. */
async function auditVerify(settings: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, ["scripts/audit-verify.mjs", ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", DEMO: "1", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [printed, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit") as Promise<[number]>,
  ]);
  return { code, printed: printed + errors };
}

describe.each(kinds)("on $name", ({ name, open }) => {
  const setup = { folder: "", from: "", rows: 0, drop: async () => {} };
  const secrets = configOf({ databaseUrl: "", storageUrl: "", log }).secrets;

  /** A log whose first part has a head, followed by forty rows with a second head. */
  beforeAll(async () => {
    setup.folder = await mkdtemp(path.join(tmpdir(), "audit-"));
    const database = await open().make();
    const { url } = database;
    setup.drop = () => database.drop();
    let now = new Date("2026-03-01T08:00:00Z");
    const config = configOf({ databaseUrl: url, storageUrl: `file:${setup.folder}/files`, clock: () => now, log });
    const heads = { ...config, auditHeads: { url: `file:${setup.folder}/heads.jsonl`, lockDays: 1 } };
    await runJobs(heads);
    now = new Date("2026-03-01T09:00:00Z");
    await look(url, (db) => addRows(db, now, 40));
    await runJobs(heads);
    setup.rows = await look(url, countLinks);
    setup.from = url.startsWith("file:") ? url.slice("file:".length) : new URL(url).pathname.slice(1);
  });
  afterAll(async () => {
    await setup.drop();
    if (name === "PostgreSQL") await dropCopies(setup.from);
    await rm(setup.folder, { recursive: true });
  });

  /** Applies a change to a copy of the log and runs the command on it. */
  async function after(change: (db: Db, seal: ReturnType<typeof makeSeal>) => Promise<unknown>) {
    const database = await open({ from: setup.from, files: `${setup.folder}/files` }).make();
    const { url } = database;
    try {
      await look(url, async (db) => {
        await removeGuards(db, url);
        await change(db, makeSeal(secrets));
      });
      return await verify(url, `${setup.folder}/heads.jsonl`);
    } finally {
      await database.drop();
    }
  }
  const verify = (url: string, heads: string, ...args: string[]) =>
    auditVerify({ DATABASE_URL: url, SESSION_SECRET: secrets.join(","), AUDIT_HEADS_URL: `file:${heads}` }, ...args);

  test("an unmodified log verifies as complete, and rows newer than its newest head are reported", async () => {
    const untouched = await after(async () => {});
    expect(untouched.printed).toContain(
      `The log has ${setup.rows} rows, from 2026-03-01T08:00:00.000Z to 2026-03-01T09:00:00.039Z.`,
    );
    expect(untouched.printed).toContain("The log is whole");
    expect(untouched.code).toBe(0);

    const grown = await after(async (db, seal) => {
      await addRows(db, new Date("2026-03-01T09:10:00Z"), 5);
      await linkAudit({ db, seal });
      await addRows(db, new Date("2026-03-01T09:20:00Z"), 2);
    });
    expect(grown.printed).toContain(`Rows ${setup.rows + 1} to ${setup.rows + 5} are newer than the newest head.`);
    expect(grown.printed).toContain("Rows that wait to be linked to the chain: 2.");
    expect(grown.code).toBe(0);
  });

  test("a single changed byte in a row is found", async () => {
    const { code, printed } = await after((db) =>
      db.updateTable("audit_event").set({ subject: "row:8" }).where("subject", "=", "row:7").execute(),
    );
    expect(printed).toMatch(
      new RegExp(`PROBLEM: Row ${setup.rows - 32} was changed after being recorded \\(id \\w+\\)\\.`),
    );
    expect(code).toBe(1);
  });

  test("a row removed from the middle is found, whether or not its link is removed too", async () => {
    const { code, printed } = await after((db) =>
      db.deleteFrom("audit_event").where("subject", "=", "row:7").execute(),
    );
    expect(printed).toContain(`PROBLEM: Row ${setup.rows - 32} was removed from the log.`);
    expect(code).toBe(1);
    const withLink = await after(async (db) => {
      await db.deleteFrom("audit_event").where("subject", "=", "row:7").execute();
      await db
        .deleteFrom("audit_link")
        .where("seq", "=", setup.rows - 32)
        .execute();
    });
    expect(withLink.printed).toContain(`PROBLEM: Row ${setup.rows - 32} was removed from the log.`);
    expect(withLink.code).toBe(1);
  });

  test("deleting the newest ten rows with their links is found, even after the log has grown again", async () => {
    const cut = async (db: Db) => {
      const newest = db
        .selectFrom("audit_link")
        .select("event_id")
        .where("seq", ">", setup.rows - 10);
      await db.deleteFrom("audit_event").where("id", "in", newest).execute();
      await db
        .deleteFrom("audit_link")
        .where("seq", ">", setup.rows - 10)
        .execute();
    };
    const { code, printed } = await after(cut);
    expect(printed).toContain(
      `PROBLEM: The newest 10 rows were removed: a head of 2026-03-01T09:00:00.000Z counts ${setup.rows} rows up to 2026-03-01T09:00:00.039Z, and the log has ${setup.rows - 10}.`,
    );
    expect(code).toBe(1);
    const grown = await after(async (db, seal) => {
      await cut(db);
      await addRows(db, new Date("2026-03-01T10:00:00Z"), 20);
      await linkAudit({ db, seal });
    });
    expect(grown.printed).toContain(`look at rows ${setup.rows - 39} to ${setup.rows}.`);
    expect(grown.code).toBe(1);
  });

  test("a log rewritten row by row with a valid new chain is found", async () => {
    const { code, printed } = await after(async (db, seal) => {
      await db.deleteFrom("audit_link").execute();
      await db.updateTable("audit_event").set({ actor: "system" }).execute();
      await linkAudit({ db, seal });
    });
    expect(printed).not.toContain("was changed");
    expect(printed).toContain("Rows were replaced, and the chain was made again");
    expect(printed).toContain("nor does one before it");
    expect(code).toBe(1);
  });

  test("deleted heads are distinguished from heads that were never written", async () => {
    const url = (await open({ from: setup.from, files: `${setup.folder}/files` }).make()).url;
    const cut = `${setup.folder}/cut.jsonl`;
    const [first = ""] = (await readFile(`${setup.folder}/heads.jsonl`, "utf8")).split("\n");
    await writeFile(cut, `${first}\n`);
    const neverWritten = await verify(url, `${setup.folder}/none.jsonl`);
    expect(neverWritten.printed).toContain("and the database knows of none: none was ever written there.");
    expect(neverWritten.code).toBe(1);
    const withCut = await verify(url, `${setup.folder}/none.jsonl`, "--heads", cut);
    expect(withCut.printed).toContain("are newer than the newest head");
    expect(withCut.code).toBe(0);

    const place = `${setup.folder}/heads.jsonl`;
    const whole = `${setup.folder}/whole.jsonl`;
    await copyFile(place, whole);
    await copyFile(cut, place);
    const gone = await verify(url, place);
    await copyFile(whole, place);
    expect(gone.printed).toContain(
      `PROBLEM: Heads are gone from file:${place}: the database says that 1 more were written there`,
    );
    expect(gone.code).toBe(1);
  });
});

async function addRows(db: Db, from: Date, count: number) {
  for (let at = 0; at < count; at++) {
    const when = new Date(from.getTime() + at);
    await recordAudit(db, { at: when, actor: "registrant:1", action: "news.test", subject: `row:${at}` });
  }
}

async function countLinks(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("audit_link")
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

test("invalid settings and a missing database are reported in one line, without a stack trace", async () => {
  const wrong = await auditVerify({ SESSION_SECRET: "short" });
  expect(wrong).toMatchObject({ code: 1, printed: expect.stringContaining("SESSION_SECRET: each secret needs") });
  const secret = { SESSION_SECRET: "a secret of the tests and long enough for its job" };
  const none = await auditVerify({ ...secret, DATABASE_URL: "file:/nowhere/portal.db" });
  expect(none).toEqual({
    code: 1,
    printed: "The audit log could not be checked: There is no database at /nowhere/portal.db\n",
  });
});
