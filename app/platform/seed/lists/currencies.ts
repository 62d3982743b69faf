import currencyCodes from "currency-codes";
import { byName, type Value } from "./value";

const first = ["CNY", "USD", "EUR", "JPY", "HKD", "INR"];
/**
 * Excluded: funds, metals and test codes, which no company has its capital in, and discontinued currencies, such as the guilder
 * of the Netherlands Antilles since 2025 (`XCG`) and the lev since 2026 (`EUR`).
 */
const notMoney = /^(X(?!AF|CD|CG|OF|PF)..|BOV|CHE|CHW|CLF|COU|MXV|USN|UYI|UYW|SVC|ZWL|CUC|HRK|ANG|BGN)$/;
/** Too new for the runtime to have names for them. */
const byHand: Record<string, { zh: string; en: string }> = {
  XCG: { zh: "加勒比盾", en: "Caribbean guilder" },
};

/** Currencies by ISO 4217 with their usual names, those most used here first, the others by code or name (`HPFM.CURRENCY`). */
export function currencies(language: "zh" | "en"): Value[] {
  const zh = new Intl.DisplayNames("zh-CN", { type: "currency" });
  const en = new Intl.DisplayNames("en", { type: "currency" });
  const codes = new Set([...currencyCodes.codes(), ...Object.keys(byHand)]);
  const rows = [...codes]
    .filter((code) => !notMoney.test(code))
    .map((code) => ({
      value: code,
      // The runtime's Chinese names write the pound of two islands as the pound of weight.
      zh: byHand[code]?.zh ?? (zh.of(code) ?? code).replace(/磅$/, "镑"),
      en: byHand[code]?.en ?? en.of(code) ?? code,
    }));
  const rank = ({ value }: Value) => (first.includes(value) ? first.indexOf(value) : first.length);
  return rows.toSorted((one, other) => rank(one) - rank(other) || byName(language)(one, other));
}
