import { isSamePayee } from "../bank/payee";
import type { SectionContext } from "../section";
import type { FormValues } from "../form-values";
import type { SectionId } from "../registration/section-ids";
import { hasAllAddressesReplaced, hasAllNumbersReplaced } from "./contact-rows";
import { type BankRow, bankRowsIn } from "./bank-accounts";

/**
 * The risks shown to purchasing before it approves a change (S-52). Only the platform can detect some of them:
 * `accountShared`, `onBlockList`, `contactsChangedLately`, and whether the identity was changed recently, is being
 * changed at the same time, belongs to another company or differs from the registry. Two apply to a change of contacts.
 */
export const riskFlags = [
  "payeeDiffers",
  "bankAbroad",
  "accountShared",
  "onBlockList",
  "contactsChangedLately",
  "identityChangedLately",
  "identityOfAnother",
  "registryDiffers",
  "identityChangePending",
  "contactsChangePending",
  "allNumbersReplaced",
  "allAddressesReplaced",
] as const;
export type RiskFlag = (typeof riskFlags)[number];

/** The risks checked for changes of a section; a new identity is compared with the registry if that has a record of it. */
export const checkedRisks: Partial<Record<SectionId, readonly RiskFlag[]>> = {
  bank: [
    "payeeDiffers",
    "accountShared",
    "onBlockList",
    "bankAbroad",
    "contactsChangedLately",
    "identityChangedLately",
    "identityChangePending",
    "contactsChangePending",
  ],
  basic: ["onBlockList", "identityOfAnother", "registryDiffers"],
  contact: ["onBlockList", "allNumbersReplaced", "allAddressesReplaced"],
};

/** The severity of each risk of a change (decision 046). */
export const riskWeights: Record<RiskFlag, "high" | "medium"> = {
  payeeDiffers: "high",
  bankAbroad: "medium",
  accountShared: "high",
  onBlockList: "high",
  contactsChangedLately: "medium",
  identityChangedLately: "medium",
  identityOfAnother: "high",
  registryDiffers: "high",
  identityChangePending: "medium",
  contactsChangePending: "medium",
  allNumbersReplaced: "medium",
  allAddressesReplaced: "medium",
};

/** The risks that can be detected from new bank details alone: another payee, or a bank or IBAN in another country. */
export function risksIn(bank: FormValues, context: SectionContext): RiskFlag[] {
  const rows = bankRowsIn(bank);
  const isOthers = ({ accountName }: BankRow) => accountName !== undefined && !isSamePayee(accountName, context);
  const isAbroad = ({ country, iban }: BankRow) =>
    [country, iban?.slice(0, 2)].some((one) => one !== undefined && one !== context.registeredCountry);
  const flags: [RiskFlag, boolean][] = [
    ["payeeDiffers", rows.some(isOthers)],
    ["bankAbroad", rows.some(isAbroad)],
  ];
  return flags.filter(([, isFound]) => isFound).map(([flag]) => flag);
}

/** The risks of a change of contacts that leaves none of the known people reachable. */
export const contactRisksIn = (before: FormValues, after: FormValues): RiskFlag[] => [
  ...(hasAllNumbersReplaced(before, after) ? (["allNumbersReplaced"] as const) : []),
  ...(hasAllAddressesReplaced(before, after) ? (["allAddressesReplaced"] as const) : []),
];

/** The source of the check for each risk of a change. */
export const riskSources: Record<RiskFlag, "form" | "suppliers" | "blockList" | "history" | "register" | "changes"> = {
  payeeDiffers: "form",
  bankAbroad: "form",
  accountShared: "suppliers",
  onBlockList: "blockList",
  contactsChangedLately: "history",
  identityChangedLately: "history",
  identityOfAnother: "suppliers",
  registryDiffers: "register",
  identityChangePending: "changes",
  contactsChangePending: "changes",
  allNumbersReplaced: "form",
  allAddressesReplaced: "form",
};
