import { pages } from "~/rules/pages";
import type { Tab } from "./tabs";

/** The kind of page at the address of a single item. */
const kinds = [
  { prefix: pages.registrationFile.replace(":id", ""), kind: "registration" },
  { prefix: `${pages.companyChanges}/`, kind: "change" },
  { prefix: `${pages.changes}/`, kind: "change" },
  { prefix: `${pages.people}/`, kind: "person" },
  { prefix: pages.messages, kind: "message" },
  { prefix: `${pages.notices}/`, kind: "notice" },
] as const;
export type TabKind = (typeof kinds)[number]["kind"];

/**
 * The name set by the page itself, and its kind; undefined if its menu or its route names it. The name of a single item
 * is also used in the other language until the page has been shown in it.
 */
export function ownNameOf({ path, given }: Tab, language: string): { name: string; kind?: TabKind } | undefined {
  const kind = kinds.find(({ prefix }) => path.startsWith(prefix))?.kind;
  if (!given || (given.language !== language && !kind)) return undefined;
  return { name: given.title, ...(kind && { kind }) };
}
