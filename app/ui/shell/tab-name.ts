import { pages } from "~/rules/pages";
import type { Tab } from "./tabs";

/** The kind of page behind an address that names a single thing. */
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
 * What a page calls itself, and its kind; undefined if its menu or its route names it. What names a single thing stays its name in
 * the other language, where the page has not been shown yet.
 */
export function ownNameOf({ path, given }: Tab, language: string): { name: string; kind?: TabKind } | undefined {
  const kind = kinds.find(({ prefix }) => path.startsWith(prefix))?.kind;
  if (!given || (given.language !== language && !kind)) return undefined;
  return { name: given.title, ...(kind && { kind }) };
}
