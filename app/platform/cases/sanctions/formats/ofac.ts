import { refuse } from "~/platform/core/base/refuse";
import type { SanctionEntry } from "~/rules/sanctions/screening";
import { readCsvRows } from "./csv";
import type { ReadList } from "./entry";
import type { ListFile } from "./list-file";

/** OFAC's marker for an empty cell. */
const nothing = "-0-";
const toText = (cell = "") => (cell === nothing ? "" : cell);
const toAddress = (cells: readonly string[]) =>
  cells
    .map(toText)
    .filter((cell) => cell !== "")
    .join(", ");

/**
 * A list of the US Treasury in CSV: the entries, their aliases (ALT) and their addresses (ADD), joined by the number in
 * the first column. Its files contain no date. Weak aliases, dates of birth and identifiers are in the remarks. Vessels
 * and aircraft are skipped.
 */
export async function readOfac(files: readonly ListFile[], prefix: "sdn" | "cons"): Promise<ReadList> {
  const csv = files.filter(({ name }) => name.endsWith(".csv") && !name.includes("comment"));
  const alternatives = csv.find(({ name }) => /(^|_)alt\.csv$/.test(name));
  const addresses = csv.find(({ name }) => /(^|_)add\.csv$/.test(name));
  const primary = csv.find((file) => file !== alternatives && file !== addresses && file.name.startsWith(prefix));
  if (!primary) return refuse("unacceptable", "sanctions.format");
  if (!alternatives || !addresses) return refuse("unacceptable", "sanctions.parts");

  const entries = new Map<string, SanctionEntry>();
  for await (const [number = "", name = "", type = "", , , , , , , , , remarks = ""] of readCsvRows(primary)) {
    if (!/^\d+$/.test(number) || /vessel|aircraft/i.test(type)) continue;
    entries.set(number, toEntryWith(number, name, type, toText(remarks)));
  }
  for await (const [number = "", , , name = ""] of readCsvRows(alternatives))
    entries.get(number)?.names.push({ name: toText(name), isWeak: false });
  for await (const [number = "", , address = "", city = "", country = ""] of readCsvRows(addresses)) {
    const entry = entries.get(number);
    entry?.addresses.push(toAddress([address, city]));
    entry?.countries.push(toText(country));
  }
  return { version: null, entries: [...entries.values()] };
}

const numberOf = /\b(?:passport|registration|number|no\.|id|uscc|duns|tax|swift|license)\b/i;

function toEntryWith(reference: string, name: string, type: string, remarks: string): SanctionEntry {
  const parts = remarks
    .replace(/\.$/, "")
    .split(";")
    .map((part) => part.trim());
  const weak = [...remarks.matchAll(/\b(?:a\.k\.a\.|f\.k\.a\.|alt\. a\.k\.a\.)\s+'([^']+)'/gi)];
  const births = parts.flatMap((part) => /^(?:alt\. )?DOB (.+)$/i.exec(part)?.[1] ?? []);
  const countries = parts.flatMap((part) => /^(?:alt\. )?nationality (?:of )?(.+)$/i.exec(part)?.[1] ?? []);
  const ids = parts
    .filter((part) => numberOf.test(part) && /\d/.test(part))
    .flatMap((part) => /[A-Z\d][A-Z\d/.-]*\d[A-Z\d/.-]*/i.exec(part.replace(/^.*?(?=\S*\d)/, ""))?.[0] ?? []);
  return {
    reference,
    kind: /individual/i.test(type) ? "individual" : "entity",
    names: [{ name, isWeak: false }, ...weak.map(([, alias = ""]) => ({ name: alias, isWeak: true }))],
    countries,
    addresses: [],
    ids,
    births,
  };
}
