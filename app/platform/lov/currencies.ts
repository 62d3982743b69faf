import currencyCodes from "currency-codes";
import type { Value } from "./value";

const first = ["CNY", "USD", "EUR", "JPY", "HKD", "INR"];
/** Funds, metals and test codes are no money a company has capital in. */
const notMoney = /^(X(?!AF|CD|CG|OF|PF)..|BOV|CHE|CHW|CLF|COU|MXV|USN|UYI|UYW|SVC|ZWL|CUC|HRK)$/;

/** Currencies by ISO 4217 with their usual names, those most used here first (`HPFM.CURRENCY`). */
export function currencies(): Value[] {
  const zh = new Intl.DisplayNames("zh-CN", { type: "currency" });
  const en = new Intl.DisplayNames("en", { type: "currency" });
  const codes = currencyCodes.codes().filter((code) => !notMoney.test(code));
  const ordered = [...first, ...codes.filter((code) => !first.includes(code)).toSorted()];
  return ordered.map((code) => ({ value: code, zh: zh.of(code) ?? code, en: en.of(code) ?? code }));
}
