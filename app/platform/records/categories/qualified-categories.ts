import { joinCodes, splitCodes } from "~/rules/categories/code-set";
import { iso } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import type { Language } from "~/i18n/language";
import { newId } from "~/platform/records/accounts/accounts";
import { listPeople } from "~/platform/records/accounts/people";
import { findMeanings } from "~/platform/records/lists/find-meanings";

/** The list of values with the codes. */
export const categoryList = "ISP.CATEGORY";

/** The encryption context of the reason for a change of categories. */
export const aboutCategoryChange = (id: string): string => `category:${id}`;

type Change = {
  registrationId: string;
  before: readonly string[];
  after: readonly string[];
  reason: string;
  changedBy: string;
  at: Date;
};

/** Stores the new qualified categories of a supplier, and the change, under the registration's lock. */
export async function writeCategories({ seal }: Pick<Core, "seal">, trx: Db, change: Change): Promise<void> {
  const { registrationId, before, after, reason, changedBy, at } = change;
  await trx
    .updateTable("registration")
    .set({ qualified_categories: joinCodes(after) })
    .where("id", "=", registrationId)
    .execute();
  const { count } = await trx
    .selectFrom("category_change")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("registration_id", "=", registrationId)
    .executeTakeFirstOrThrow();
  const id = newId();
  await trx
    .insertInto("category_change")
    .values({
      id,
      registration_id: registrationId,
      place: Number(count),
      account_id: changedBy,
      from_codes: joinCodes(before),
      to_codes: joinCodes(after),
      reason_sealed: seal.close(reason, aboutCategoryChange(id)),
      at: iso(at),
    })
    .execute();
}

/** The changes of a supplier's qualified categories, the oldest first, with names in the given language. */
export async function listCategoryChanges(core: Core, registrationId: string, language: Language) {
  const rows = await core.db
    .selectFrom("category_change")
    .selectAll()
    .where("registration_id", "=", registrationId)
    .orderBy("place")
    .execute();
  const names = await findCategoryNames(
    core.db,
    rows.flatMap(({ from_codes, to_codes }) => [...splitCodes(from_codes), ...splitCodes(to_codes)]),
  );
  const people = await listPeople(
    core,
    rows.map(({ account_id }) => account_id),
  );
  return rows.map((row) => ({
    at: row.at,
    by: people.get(row.account_id)?.userName ?? "",
    from: splitCodes(row.from_codes).map(names(language)),
    to: splitCodes(row.to_codes).map(names(language)),
    reason: openReason(core, row),
  }));
}

/** The newest change, or null if there was none. */
export async function findLastChange(core: Core, registrationId: string) {
  const row = await core.db
    .selectFrom("category_change")
    .selectAll()
    .where("registration_id", "=", registrationId)
    .orderBy("place", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? { at: row.at, reason: openReason(core, row) } : null;
}

const openReason = ({ seal }: Core, { id, reason_sealed }: Tables["category_change"]) =>
  seal.open<string>(reason_sealed, aboutCategoryChange(id));

/** Finds the names of these codes; for a code that is no longer listed, returns the code. */
export async function findCategoryNames(db: Db, codes: readonly string[]) {
  const meanings = await findMeanings(db, codes.length === 0 ? [] : [[categoryList, [...new Set(codes)]]]);
  return (language: Language) =>
    (code: string): string =>
      meanings[language][categoryList]?.[code] ?? code;
}
