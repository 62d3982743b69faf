import type { BlockEntry } from "~/contract/block-list";

/** The name of an entry, or its first fact if it has no name. */
export function entryName({ facts }: Pick<BlockEntry, "facts">): string {
  const name = facts.find(({ fact }) => fact === "companyName" || fact === "personName");
  return (name ?? facts[0])?.value ?? "";
}
