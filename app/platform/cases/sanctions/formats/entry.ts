import { createHash } from "node:crypto";
import { lengths } from "~/rules/limits/lengths";
import { entryMaxFacts, entryMaxNames } from "~/rules/sanctions/limits";
import type { SanctionEntry } from "~/rules/sanctions/screening";

/** A parsed list; `version` is null if its format does not contain a date. */
export type ReadList = { version: string | null; entries: SanctionEntry[] };

/** The stored form of an entry: without duplicate or overlong texts, with weak aliases last. */
export function toEntry(entry: SanctionEntry): SanctionEntry {
  const names = new Map<string, boolean>();
  for (const { name, isWeak } of entry.names) {
    const plain = tidy(name);
    if (plain !== "") names.set(plain, (names.get(plain) ?? true) && isWeak);
  }
  const ordered = [...names].map(([name, isWeak]) => ({ name, isWeak }));
  return {
    reference: tidy(entry.reference),
    kind: entry.kind,
    names: ordered.toSorted((a, b) => Number(a.isWeak) - Number(b.isWeak)).slice(0, entryMaxNames),
    countries: toFacts(entry.countries),
    addresses: toFacts(entry.addresses),
    ids: toFacts(entry.ids),
    births: toFacts(entry.births),
  };
}

const tidy = (text: string) => text.replace(/\s+/gu, " ").trim().slice(0, lengths.address);
const toFacts = (texts: readonly string[]) =>
  [...new Set(texts.map(tidy))].filter((text) => text !== "").slice(0, entryMaxFacts);

/** A digest of the facts that identify an entry: it changes with any of them. */
export const hashEntry = (entry: SanctionEntry): string =>
  createHash("sha256").update(JSON.stringify(entry)).digest("hex");

/** Merges rows or elements of the same entry. */
export function mergeInto(entries: Map<string, SanctionEntry>, entry: SanctionEntry): void {
  const known = entries.get(entry.reference);
  if (!known) return void entries.set(entry.reference, entry);
  for (const list of ["names", "countries", "addresses", "ids", "births"] as const)
    (known[list] as unknown[]).push(...entry[list]);
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** A day in a publisher's format (`2026-11-14T10:00:00Z`, `14/11/2026`, `14-Nov-2026`) as `YYYY-MM-DD`; null if it is not one. */
export function toDay(text: string | undefined): string | null {
  const plain = (text ?? "").trim();
  const isoDay = /^\d{4}-\d{2}-\d{2}/.exec(plain)?.[0];
  if (isoDay) return isoDay;
  const {
    day,
    month = "",
    year,
  } = /^(?<day>\d{1,2})[/. -](?<month>\d{1,2}|[a-z]{3})[a-z]*[/. -](?<year>\d{4})/i.exec(plain)?.groups ?? {};
  if (!day || !year) return null;
  const number = /^\d/.test(month) ? Number(month) : months.indexOf(month.toLowerCase()) + 1;
  return number >= 1 && number <= 12 ? `${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}` : null;
}
