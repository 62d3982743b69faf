import { isSamePayee } from "../registration/bank";
import type { SectionContext } from "../section";
import type { Typed } from "../typed";
import { type BankRow, bankRowsIn } from "./accounts";

/** What purchasing is warned of before it approves new bank details (S-52); the last only the platform can know. */
export const riskFlags = ["payeeDiffers", "bankAbroad", "accountShared"] as const;
export type RiskFlag = (typeof riskFlags)[number];

/** The risks that new bank details show by themselves: another payee, a bank or an IBAN of another country. */
export function risksIn(bank: Typed, context: SectionContext): RiskFlag[] {
  const rows = bankRowsIn(bank);
  const isOthers = ({ accountName }: BankRow) => accountName !== undefined && !isSamePayee(accountName, context);
  const isAbroad = ({ country, iban }: BankRow) =>
    [country, iban?.slice(0, 2)].some((one) => one !== undefined && one !== context.registeredCountry);
  const found: [RiskFlag, boolean][] = [
    ["payeeDiffers", rows.some(isOthers)],
    ["bankAbroad", rows.some(isAbroad)],
  ];
  return found.filter(([, isFound]) => isFound).map(([flag]) => flag);
}
