import type { ReviewFile } from "~/contract/review";
import { orderNames } from "~/rules/format";

/** The names of the company of a file, the one in the page's language first. */
export function companyNames({ companyName, sections }: ReviewFile, language: string): string[] {
  const values = sections.find(({ section }) => section === "basic")?.values;
  const english = values?.["companyEnglishName"];
  return orderNames(language, companyName, typeof english === "string" ? english : null);
}
