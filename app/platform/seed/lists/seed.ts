import type { Db } from "~/platform/core/database/schema";
import { seedDefaults } from "~/platform/records/defaults/seed-defaults";

/** Change it with the contents of any list below, or with a package they come from. */
const version = "7";

/** Fills the lists of values. Their sources are loaded only if the database has another version. */
export const seedLov = (db: Db): Promise<boolean> => seedDefaults(db, { name: "lov", version, makeRows: makeLists });

async function makeLists() {
  const { makeRows } = await import("./rows");
  const { makeViews } = await import("~/platform/records/lists/make-views");
  return { lov_value: makeRows(), lov_view: makeViews() };
}
