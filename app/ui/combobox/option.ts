import type { SearchableValue } from "~/rules/lists/list-match";

/** An entry of the list that opens below a field. */
export type Option = SearchableValue & {
  /** The parent of the value, such as the province of a city. Its name is shown in front. */
  parent?: { value: string; meaning: string };
  /** The code that people know, shown on the right. */
  detail?: string;
  /** Whether choosing it opens another list, or returns from there. */
  leads?: "on" | "back";
};

/** The values of a list that match a text: the best ones, and the total number. */
export type Options = { options: Option[]; total: number };

/** The source of a field's options. `key` identifies the list. */
export type OptionSource = { key: string; find: (query: string, signal: AbortSignal) => Promise<Options> };
