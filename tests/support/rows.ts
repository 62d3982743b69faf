import { openDatabase } from "./open-database";
import type { RunningPortal } from "./server";

/** Changes the rows of a portal, as an administrator, another process or the passing of time would. */
export function change(portal: RunningPortal, statement: string) {
  const db = openDatabase(portal);
  db.exec(statement);
  db.close();
}

/** Makes rate limits behave as if this number of seconds had passed. */
export const letLimitsPass = (portal: RunningPortal, seconds: number) =>
  change(portal, `update rate set resets_at = strftime('%Y-%m-%dT%H:%M:%fZ', resets_at, '-${seconds} seconds')`);

/** Replaces an account's messages by this number of unread ones: number 1 is the newest. */
export function replaceMessages(portal: RunningPortal, userAccount: string, count: number) {
  change(
    portal,
    `delete from message where account_id = (select id from account where user_account = '${userAccount}')`,
  );
  for (let number = 1; number <= count; number++) addMessage(portal, userAccount, number);
}

/** One more message; the higher its number, the older it is. */
export function addMessage(portal: RunningPortal, userAccount: string, number: number, words = `消息 ${number}`) {
  const at = new Date(Date.now() - number * 60_000).toISOString();
  change(
    portal,
    `insert into message (id, account_id, title_zh, title_en, body_zh, body_en, to_path, created_at, read_at)
     select lower(hex(randomblob(16))), id, '${words}', 'Message ${number}', '${words}的正文', 'The text', null, '${at}', null
     from account where user_account = '${userAccount}'`,
  );
}

/** Copies a row of a table until there are this many more; `differ` returns the columns that differ in each. */
export function multiply(
  portal: RunningPortal,
  { table, where, count }: { table: string; where: string; count: number },
  differ: (place: number) => Record<string, string | number | null>,
) {
  const db = openDatabase(portal);
  const sample = db.prepare(`select * from ${table} where ${where} limit 1`).get();
  if (!sample) throw new Error(`There is no row of ${table} to copy`);
  const columns = Object.keys(sample);
  const insert = db.prepare(`insert into ${table} (${columns.join()}) values (${columns.map(() => "?").join()})`);
  db.exec("begin immediate");
  for (let place = 0; place < count; place++) insert.run(...Object.values({ ...sample, ...differ(place) }));
  db.exec("commit");
  db.close();
}
