import { readFileSync } from "node:fs";
import path from "node:path";
import { zipSync } from "fflate";
import type { SanctionEntry } from "~/rules/sanctions/screening";

/** A fictitious file in a published format, from `sanction-lists/`. */
export const listBytes = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(path.join(import.meta.dirname, "sanction-lists", name)));

/** Several of them in a zip, as a browser would send them. */
export const zipOf = (...names: string[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zipSync(Object.fromEntries(names.map((name) => [name, listBytes(name)]))));

type Entry = Partial<SanctionEntry> & Pick<SanctionEntry, "reference" | "names">;
const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A list of the Security Council with these entities, generated on a day. */
export const unList = (day: string, entries: readonly Entry[]): File => {
  const entities = entries.map(
    ({ reference, names: [first, ...aliases], countries = [] }) => `<ENTITY>
      <FIRST_NAME>${escape(first?.name ?? "")}</FIRST_NAME><REFERENCE_NUMBER>${reference}</REFERENCE_NUMBER>
      ${aliases.map(({ name, isWeak }) => `<ENTITY_ALIAS><QUALITY>${isWeak ? "Low" : "Good"}</QUALITY><ALIAS_NAME>${escape(name)}</ALIAS_NAME></ENTITY_ALIAS>`).join("")}
      ${countries.map((country) => `<ENTITY_ADDRESS><COUNTRY>${country}</COUNTRY></ENTITY_ADDRESS>`).join("")}</ENTITY>`,
  );
  const text = `<CONSOLIDATED_LIST dateGenerated="${day}T00:00:00Z"><ENTITIES>${entities.join("")}</ENTITIES></CONSOLIDATED_LIST>`;
  return new File([text], "un.xml");
};
