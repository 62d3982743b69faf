import { refuse } from "~/platform/core/base/refuse";
import { listMaxEntries } from "~/rules/sanctions/limits";
import type { ListSource, SanctionEntry } from "~/rules/sanctions/screening";
import { mergeInto, type ReadList, toEntry } from "./formats/entry";
import { readEu } from "./formats/eu";
import { type ListFile, sanctionListFiles } from "./formats/list-file";
import { readOfac } from "./formats/ofac";
import { readUk } from "./formats/uk";
import { readUn } from "./formats/un";

const readers: Record<ListSource, (files: readonly ListFile[]) => Promise<ReadList>> = {
  ofacSdn: (files) => readOfac(files, "sdn"),
  ofacConsolidated: (files) => readOfac(files, "cons"),
  un: readUn,
  eu: readEu,
  uk: readUk,
};

type Upload = { source: ListSource; name: string; bytes: Uint8Array; day: string | undefined };

/**
 * Reads an upload as a list of its source. Refusals: `sanctions.format`, `sanctions.parts`, `sanctions.broken`, `sanctions.unpacked`,
 * `sanctions.slow`, `sanctions.entries`, `sanctions.day`.
 */
export async function readList({
  source,
  name,
  bytes,
  day,
}: Upload): Promise<{ version: string; entries: SanctionEntry[] }> {
  const list = await readers[source](sanctionListFiles(name, bytes));
  const byReference = new Map<string, SanctionEntry>();
  for (const entry of list.entries) mergeInto(byReference, entry);
  const entries = [...byReference.values()]
    .map(toEntry)
    .filter(({ reference, names }) => reference !== "" && names.length > 0);
  if (entries.length === 0 || entries.length > listMaxEntries) refuse("unacceptable", "sanctions.entries");
  const version = list.version ?? day ?? refuse("unacceptable", "sanctions.day");
  return { version, entries };
}
