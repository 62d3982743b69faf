import { banksAbroad } from "./banks-abroad";
import { banksInChina } from "./banks-in-china";
import type { Value } from "./value";

/**
 * The main banks of the countries suppliers come from (`HPFM.BANK`, parent: country). `tag` is the three-digit bank code
 * of a CNAPS number in China, the SWIFT code elsewhere. A bank that is missing is typed by its name instead.
 */
export function banks(): Value[] {
  return Object.entries({ CN: banksInChina, ...banksAbroad }).flatMap(([country, rows]) =>
    rows.map(([code, zh, en, tag]) => ({ value: `${country}-${code}`, zh, en, tag, parent: country })),
  );
}
