import type { Db } from "~/platform/core/database/schema";
import { seedOnce } from "~/platform/core/database/seed";

/** To be changed with the contents of any list below, or with a package they come from. */
const version = "7";
const rowsAtOnce = 500;

/** Fills the lists of values. What they are made of is only loaded when the database holds another version. */
export const seedLov = (db: Db): Promise<boolean> => seedOnce(db, { name: "lov", version, write });

async function write(trx: Db): Promise<void> {
  const { makeRows } = await import("./rows");
  const { makeViews } = await import("~/platform/records/lists/make-views");
  const rows = makeRows();
  await trx.deleteFrom("lov_view").execute();
  await trx.insertInto("lov_view").values(makeViews()).execute();
  await trx.deleteFrom("lov_value").execute();
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await trx
      .insertInto("lov_value")
      .values(rows.slice(at, at + rowsAtOnce))
      .execute();
  }
}
