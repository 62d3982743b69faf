import { sql } from "kysely";
import { expect } from "vitest";
import { exports, onboarding } from "~/contract";
import { sendMessage } from "~/platform/records/messages/messages";
import type { Db } from "~/platform/core/database/schema";
import { onEveryEngine, test as onSqlite } from "../../../../support/platform";
import { beginning } from "../../../../support/platform-config";
import { accountId, inDatabase } from "../../../../support/platform-database";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";

const many = 2004;
/** The number of rows that one statement takes on either engine. */
const batch = 500;

type Piece<Row> = { rows: Row[]; next: string | null };

/** Loads every row piece by piece, and counts the pieces. */
async function everyRow<Row>(load: (after?: string) => Promise<Piece<Row>>) {
  const rows: Row[] = [];
  let pieces = 0;
  for (let next: string | null | undefined; next !== null; pieces++) {
    const piece: Piece<Row> = await load(next);
    rows.push(...piece.rows);
    next = piece.next;
  }
  return { rows, pieces };
}

async function inBatches(count: number, insert: (places: number[]) => Promise<unknown>) {
  for (let from = 0; from < count; from += batch)
    await insert(Array.from({ length: Math.min(batch, count - from) }, (_, place) => from + place));
}

/** Several rows share each instant, so that the time is not enough to order them. */
const instantAt = (place: number) => new Date(beginning.getTime() - Math.floor(place / 7) * 1000).toISOString();
const words = { title_zh: "通知", title_en: "News", body_zh: "正文", body_en: "Text" };

async function tell(db: Db, count: number) {
  const account_id = await accountId(db, "buyer");
  await db.deleteFrom("message").where("account_id", "=", account_id).execute();
  await inBatches(count, (places) =>
    db
      .insertInto("message")
      .values(
        places.map((place) => ({
          ...words,
          id: `m${place}`,
          account_id,
          to_path: null,
          created_at: instantAt(place),
          read_at: place % 2 ? instantAt(0) : null,
          is_alarm: 0,
        })),
      )
      .execute(),
  );
}

async function giveTasks(db: Db, count: number) {
  const sample = await db
    .selectFrom("task")
    .selectAll()
    .where("role_code", "=", "purchasingManager")
    .executeTakeFirstOrThrow();
  await db.deleteFrom("task").execute();
  await inBatches(count, (places) =>
    db
      .insertInto("task")
      .values(
        places.map((place) => ({
          ...sample,
          id: `t${place}`,
          state: place % 3 ? ("open" as const) : ("completed" as const),
          created_at: instantAt(place),
        })),
      )
      .execute(),
  );
}

async function register(db: Db, count: number) {
  const sample = await db
    .selectFrom("registration")
    .selectAll()
    .where("state", "=", "preliminaryReview")
    .executeTakeFirstOrThrow();
  await inBatches(count, (places) =>
    db
      .insertInto("registration")
      .values(
        places.map((place) => ({
          ...sample,
          id: `r${place}`,
          open_key: null,
          number: `SR-20250101-${100000 + place}`,
        })),
      )
      .execute(),
  );
}

onEveryEngine((test) => {
  test.for([1001, many])(
    "an export of %i messages contains each one once, and with a filter only the matching ones",
    async (count, { platform, config }) => {
      await inDatabase(config, (db) => tell(db, count));
      const { call } = await signedIn(platform, "buyer");
      const { rows, pieces } = await everyRow((after) => call(exports.messages, { after }));
      expect(rows).toHaveLength(count);
      expect(new Set(rows.map(({ messageId }) => messageId)).size).toBe(count);
      expect(rows.map(({ createDate }) => createDate)).toEqual(
        rows
          .map(({ createDate }) => createDate)
          .toSorted()
          .toReversed(),
      );
      expect(pieces).toBe(Math.ceil(count / 1000));
      const unread = await everyRow((after) => call(exports.messages, { unread: true, after }));
      expect(unread.rows).toHaveLength(Math.ceil(count / 2));
      expect(unread.rows.every(({ readFlag }) => readFlag === "0")).toBe(true);
    },
  );

  test("messages that arrive during an export do not displace any of its rows", async ({ platform, config }) => {
    await inDatabase(config, (db) => tell(db, 2500));
    const { call } = await signedIn(platform, "buyer");
    const { rows } = await everyRow(async (after) => {
      const piece = await call(exports.messages, { after });
      await inDatabase(config, async (db) => {
        const account = await accountId(db, "buyer");
        const news = { zh: { title: "新", body: "新" }, en: { title: "New", body: "New" } };
        for (let more = 0; more < 3; more++)
          await sendMessage(db, { at: new Date(beginning.getTime() + 1000), accountId: account, words: news });
      });
      return piece;
    });
    expect(rows.map(({ messageId }) => messageId).toSorted()).toEqual(
      Array.from({ length: 2500 }, (_, place) => `m${place}`).toSorted(),
    );
  });

  test.for([1001, many])(
    "an export of %i tasks contains each one of the tenant and role once",
    async (count, { platform, config }) => {
      await inDatabase(config, (db) => giveTasks(db, count));
      const { call } = await signedIn(platform, "buyer");
      const { rows } = await everyRow((after) => call(exports.tasks, { after }));
      expect(new Set(rows.map(({ taskId }) => taskId)).size).toBe(count);
      expect(rows).toHaveLength(count);
      const ended = await everyRow((after) => call(exports.tasks, { state: "completed", after }));
      expect(ended.rows).toHaveLength(Math.ceil(count / 3));
      const { call: supplier } = await signedIn(platform, "supplier");
      expect((await supplier(exports.tasks, {})).rows).toEqual([]);
    },
  );

  test("an export of two thousand registrations contains each one that the queue counts, once", async ({
    platform,
    config,
    clock,
  }) => {
    await inDatabase(config, (db) => register(db, many));
    clock.advance(60 * 24 * 3600);
    const { call } = await signedIn(platform, "buyer");
    for (const filter of [{}, { view: "all" }, { isLate: true }, { search: "SR-20250101-1000" }] as const) {
      const { rows } = await everyRow((after) => call(exports.registrations, { ...filter, after }));
      const { totalElements } = await call(onboarding.queue, filter);
      expect([filter, rows.length]).toEqual([filter, totalElements]);
      expect(new Set(rows.map(({ registrationId }) => registrationId)).size).toBe(rows.length);
    }
  });

  test("only reviewers can export registrations, and nothing can be exported without a session", async ({
    platform,
    call: anybody,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    expect(await refusalOf(call(exports.registrations, {}))).toMatchObject({ status: 403, code: "request.e403" });
    expect(await codeOf(anybody(exports.messages, {}))).toBe("session.over");
    expect(await codeOf(anybody(exports.tasks, {}))).toBe("session.over");
    expect(await codeOf(anybody(exports.registrations, {}))).toBe("session.over");
  });
});

onSqlite("a list too long for a workbook is rejected before any of its rows is sent", async ({ platform, config }) => {
  await inDatabase(config, async (db) => {
    await tell(db, 1);
    await sql`
      insert into message (id, account_id, title_zh, title_en, body_zh, body_en, to_path, created_at, read_at, is_alarm)
      with recursive place(n) as (select 1 union all select n + 1 from place where n < 1000000)
      select 'n' || n, account_id, title_zh, title_en, body_zh, body_en, to_path, created_at, read_at, is_alarm
      from place cross join message where message.id = 'm0'`.execute(db);
  });
  const { call } = await signedIn(platform, "buyer");
  expect(await refusalOf(call(exports.messages, {}))).toEqual({
    status: 422,
    code: "export.tooMany",
    details: { total: 1_000_001, max: 1_000_000 },
  });
  await inDatabase(config, (db) => db.deleteFrom("message").where("id", "=", "n1000000").execute());
  expect((await call(exports.messages, {})).rows).toHaveLength(1000);
});
