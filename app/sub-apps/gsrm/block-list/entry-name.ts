import type { BlockEntry } from "~/contract/block-list";

/** What an entry is called: its name, or what there is in place of one. */
export function entryName({ facts }: Pick<BlockEntry, "facts">): string {
  const name = facts.find(({ fact }) => fact === "companyName" || fact === "personName");
  return (name ?? facts[0])?.value ?? "";
}
