import type { TFunction } from "i18next";
import type { ComboboxState } from "./use-combobox";

/** What an open list says to those who do not see it: how it is getting on, or how many values there are. */
export function statusWords(t: TFunction, { isFailed, isPending, options, total }: ComboboxState): string {
  if (isFailed) return t("list.failedEnter");
  if (isPending) return t("list.searching");
  const values = options.filter(({ leads }) => leads !== "back").length;
  if (values === 0) return t("list.nothing");
  return total > values ? t("list.firstOf", { count: values, total }) : t("list.total", { count: values });
}
