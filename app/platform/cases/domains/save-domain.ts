import type { z } from "zod";
import type { managedDomains } from "~/contract";
import { actorName } from "~/platform/core/actor-name";
import { recordAudit } from "~/platform/core/audit";
import { iso } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { type DomainRow, storedLanguages } from "./list-domains";

type DomainChange = z.output<typeof managedDomains.save.input>;
/** A change of an operator need not spare a host: the next command undoes it. */
type OwnHost<Input> = Omit<Input, "own"> & { own: string | null };
/** The account that makes a change. Null for an operator. */
type By = { byId: string | null; now: Date };

/** Adds or changes the configuration of a host. Refusals: see `managedDomains.save`. */
export const saveDomain = (
  { db }: Pick<Core, "db">,
  input: OwnHost<DomainChange>,
  { byId, now }: By,
): Promise<{ version: number }> =>
  db.transaction().execute(async (trx) => {
    const { domain } = input;
    if (!input.isLoginable && domain === input.own) refuse("unacceptable", "domain.own");
    await requireRegion(trx, input.region);
    const columns = columnsOf(input);
    const by = { changed_at: iso(now), changed_by: byId };
    const version = input.version === null ? 0 : input.version + 1;
    const isSaved = (row: DomainRow | undefined) =>
      row?.version === version && row.changed_by === byId && isAs(row, columns);
    const before = await lockedDomain(trx, domain);
    if (isSaved(before)) return { version };
    if (input.version === null) {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto("domain_config")
        .values({ domain, ...columns, ...by, version })
        .onConflict((conflict) => conflict.column("domain").doNothing())
        .executeTakeFirstOrThrow();
      // The same input sent twice at the same time: the other one was saved after this one looked for it.
      if (Number(numInsertedOrUpdatedRows) === 0)
        return isSaved(await lockedDomain(trx, domain)) ? { version } : refuse("conflict", "domain.taken");
    } else {
      if (!before) return refuse("unknown", "domain.unknown");
      if (before.version !== input.version) refuse("conflict", "domain.outdated");
      await trx
        .updateTable("domain_config")
        .set({ ...columns, ...by, version })
        .where("domain", "=", domain)
        .execute();
    }
    await recordAudit(trx, {
      at: now,
      actor: actorName(byId),
      action: input.version === null ? "domain.add" : "domain.update",
      subject: `domain:${domain}`,
      details: { version, ...changesOf(before, columns) },
    });
    return { version };
  });

/** Removes the configuration of a host. Returns whether there was one. Refusals: see `managedDomains.remove`. */
export const removeDomain = (
  { db }: Pick<Core, "db">,
  { domain, version, own }: OwnHost<z.output<typeof managedDomains.remove.input>>,
  { byId, now }: By,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    if (domain === own) refuse("unacceptable", "domain.own");
    const before = await lockedDomain(trx, domain);
    if (!before) return false;
    if (before.version !== version) refuse("conflict", "domain.outdated");
    await trx.deleteFrom("domain_config").where("domain", "=", domain).execute();
    await recordAudit(trx, {
      at: now,
      actor: actorName(byId),
      action: "domain.remove",
      subject: `domain:${domain}`,
      details: { version },
    });
    return true;
  });

/** The configuration of a host, locked for this transaction; undefined if it has none. */
async function lockedDomain(trx: Db, domain: string): Promise<DomainRow | undefined> {
  await trx
    .updateTable("domain_config")
    .set((row) => ({ version: row.ref("version") }))
    .where("domain", "=", domain)
    .execute();
  return trx.selectFrom("domain_config").selectAll().where("domain", "=", domain).executeTakeFirst();
}

async function requireRegion(trx: Db, region: string): Promise<void> {
  const row = trx.selectFrom("lov_value").select("value").where("lov_code", "=", "ISP.REGION");
  if (!(await row.where("value", "=", region).executeTakeFirst()))
    refuse("invalid", "request.e400", { fields: ["region"] });
}

const columnsOf = ({ region, brand, language, isLoginable }: OwnHost<DomainChange>) => ({
  region,
  companys: brand.zh,
  companys_en: brand.en,
  lang: storedLanguages[language],
  is_loginable: isLoginable ? 1 : 0,
});
type Columns = ReturnType<typeof columnsOf>;

const isAs = (row: DomainRow, columns: Columns): boolean => Object.keys(changesOf(row, columns)).length === 0;

/** The columns with another value than before. */
const changesOf = (before: DomainRow | undefined, columns: Columns): Partial<Columns> =>
  Object.fromEntries(Object.entries(columns).filter(([name, value]) => before?.[name as keyof Columns] !== value));
