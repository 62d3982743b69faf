import type { SectionContext } from "../section";
import { isSameName } from "./account-name";

/** Whether the payee is the supplier itself; another name is a risk (§5). True if the supplier has no name yet. */
export function isSamePayee(accountName: string, { companyName, companyEnglishName }: SectionContext): boolean {
  const own = [companyName, companyEnglishName].filter((name) => name !== undefined);
  return own.length === 0 || own.some((name) => isSameName(name, accountName));
}
