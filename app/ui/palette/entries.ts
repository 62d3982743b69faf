import type { SearchResults } from "~/contract/search";
import { orderNames } from "~/rules/format";
import { fold } from "~/rules/text/normalise";
import { fillIn, pages } from "~/rules/pages";

export const paletteEntryKinds = ["suppliers", "registrations", "changes", "pages", "commands"] as const;
type EntryKind = (typeof paletteEntryKinds)[number];

/** An entry of the palette: a name, a secondary text, and the action. */
export type PaletteEntry = {
  id: string;
  kind: EntryKind;
  name: string;
  /** Additional texts to recognise it by: a number, or the name in the other language. */
  detail: string;
  /** The folded text in which a query is searched. Omitted for results of the base API. */
  search?: string;
  /** Whether the name is a company's, which may be in any language. */
  isForeign?: boolean;
  run: () => void;
};

/** The results of the base API as entries; a company appears under its name in the reader's language if it has one. */
export function toEntries(results: SearchResults, language: string, go: (to: string) => void): PaletteEntry[] {
  const toEntry = (
    kind: EntryKind,
    company: { number: string | null; companyName: string | null; companyEnglishName: string | null },
    { id, code, to }: { id: string; code?: string; to: string },
  ): PaletteEntry => {
    const [name, other] = orderNames(language, company.companyName, company.companyEnglishName);
    const detail = [code ?? company.number, other].filter(Boolean).join(" · ");
    return { id: `${kind}-${id}`, kind, name: name ?? detail, detail, isForeign: true, run: () => go(to) };
  };
  return [
    ...results.suppliers.map((supplier) =>
      toEntry("suppliers", supplier, {
        id: supplier.registrationId,
        code: supplier.supplierCode,
        to: fillIn(pages.registrationFile, supplier.registrationId),
      }),
    ),
    ...results.registrations.map((registration) =>
      toEntry("registrations", registration, {
        id: registration.registrationId,
        to: fillIn(pages.registrationFile, registration.registrationId),
      }),
    ),
    ...results.changes.map((change) =>
      toEntry("changes", change, { id: change.changeId, to: fillIn(pages.companyChange, change.changeId) }),
    ),
  ];
}

/** The entries that contain a query, grouped by kind; all of them if it is empty. */
export function matchEntries(entries: PaletteEntry[], query: string): PaletteEntry[] {
  const folded = fold(query);
  const matches = entries.filter(({ search }) => search === undefined || search.includes(folded));
  return paletteEntryKinds.flatMap((kind) => matches.filter((entry) => entry.kind === kind));
}
