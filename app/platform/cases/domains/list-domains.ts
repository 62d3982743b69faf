import type { z } from "zod";
import type { managedDomains } from "~/contract";
import { isLanguage } from "~/i18n/language";
import type { DomainLanguage } from "~/rules/workspace/managed-domain";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import { readTablePage } from "~/platform/core/database/page";
import type { Tables } from "~/platform/core/database/schema";
import { listPeople } from "~/platform/records/accounts/people";
import type { Selectable } from "kysely";

/** The configuration of a domain, as it is in the table. */
export type DomainRow = Selectable<Tables["domain_config"]>;

/** The stored values of the languages; the first part counts (§3.3). */
export const storedLanguages: Record<DomainLanguage, string> = { visitor: "", zh: "zh_CN", en: "en_US" };

/** A page of the hosts with a configuration, by name. */
export async function listDomains(
  core: Core,
  page: z.output<typeof managedDomains.list.input>,
): Promise<z.input<typeof managedDomains.list.answer>> {
  const { db } = core;
  const list = await readTablePage(page, {
    count: db.selectFrom("domain_config").select(({ fn }) => fn.countAll().as("total")),
    rows: db.selectFrom("domain_config").selectAll().orderBy("domain"),
    toContent: (row) => row,
  });
  const describe = await describer(core, list.content);
  return { ...list, content: list.content.map(describe) };
}

/** The configuration of one host. Refusal: `domain.unknown`. */
export async function loadDomainConfig(
  core: Core,
  domain: string,
): Promise<z.input<typeof managedDomains.load.answer>> {
  const row = await core.db.selectFrom("domain_config").selectAll().where("domain", "=", domain).executeTakeFirst();
  if (!row) return refuse("unknown", "domain.unknown");
  const describe = await describer(core, [row]);
  return describe(row);
}

async function describer(core: Core, rows: readonly DomainRow[]) {
  const people = await listPeople(
    core,
    rows.map(({ changed_by }) => changed_by),
  );
  return (row: DomainRow) => ({
    ...describeDomain(row),
    changedDate: row.changed_at,
    changedBy: (row.changed_by !== null && people.get(row.changed_by)?.userName) || null,
  });
}

/** The configuration in a row, without who changed it. */
export function describeDomain(row: DomainRow) {
  const [language] = row.lang.split("_");
  return {
    domain: row.domain,
    version: row.version,
    region: row.region,
    brand: { zh: row.companys, en: row.companys_en },
    language: isLanguage(language) ? language : ("visitor" as const),
    isLoginable: row.is_loginable === 1,
  };
}
