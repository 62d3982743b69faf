import type { SearchableValue } from "~/rules/lists/list-match";

/** An entry of the list that opens below a field. */
export type Option = SearchableValue & {
  /** The parent of the value, such as the province of a city: its code, and its name, shown in front. */
  parent?: { value: string; meaning: string };
  /** Shown on the right: the code that people know. */
  detail?: string;
  /** Choosing it opens another list, or leads back from there. */
  leads?: "on" | "back";
};

/** The values of a list that match a text: the best of them, and how many there are. */
export type Options = { options: Option[]; total: number };

/** Where the options of a field come from. `key` identifies the list. */
export type OptionSource = { key: string; find: (query: string, signal: AbortSignal) => Promise<Options> };
