import countryNames from "i18n-iso-countries";
import english from "i18n-iso-countries/langs/en.json";
import chinese from "i18n-iso-countries/langs/zh.json";
import { byName, type Value } from "./value";

/** Names for which common usage in China differs from the standard's list. */
const byHand: Record<string, { zh?: string; en?: string }> = {
  HK: { zh: "中国香港", en: "Hong Kong, China" },
  MO: { zh: "中国澳门", en: "Macao, China" },
  TW: { zh: "中国台湾", en: "Taiwan, China" },
  CN: { zh: "中国", en: "China" },
  US: { zh: "美国", en: "United States" },
  GB: { zh: "英国", en: "United Kingdom" },
  KR: { zh: "韩国", en: "South Korea" },
  KP: { zh: "朝鲜", en: "North Korea" },
  RU: { zh: "俄罗斯", en: "Russia" },
  VN: { zh: "越南", en: "Vietnam" },
  TR: { en: "Türkiye" },
  IR: { en: "Iran" },
  ID: { zh: "印度尼西亚" },
  EH: { zh: "西撒哈拉" },
  FK: { zh: "马尔维纳斯群岛（福克兰群岛）" },
  BN: { en: "Brunei" },
  FM: { en: "Micronesia" },
  GM: { en: "Gambia" },
  LA: { en: "Laos" },
  MD: { en: "Moldova" },
  MK: { en: "North Macedonia" },
  PS: { en: "Palestine" },
  SY: { en: "Syria" },
  TZ: { en: "Tanzania" },
  CZ: { en: "Czechia" },
  CV: { en: "Cabo Verde" },
  CI: { en: "Côte d'Ivoire" },
  VA: { en: "Vatican City" },
};
/** In the package, but not in the standard. */
const notListed = ["XK"];
const first = ["CN", "HK", "MO", "TW"];

type Names = Record<string, string | string[]>;
const nameIn = (names: Names, code: string) => [names[code] ?? code].flat()[0] ?? code;

/** Countries and regions by ISO 3166, China first, the others by their names in a language (`HPFM.COUNTRY`). */
export function countries(language: "zh" | "en"): Value[] {
  const all = Object.keys(countryNames.getAlpha2Codes()).filter((code) => !notListed.includes(code));
  const rank = ({ value }: Value) => (first.includes(value) ? first.indexOf(value) : first.length);
  const rows = all.map((code) => ({
    value: code,
    zh: byHand[code]?.zh ?? nameIn(chinese.countries as Names, code),
    en: byHand[code]?.en ?? nameIn(english.countries as Names, code),
  }));
  return rows.toSorted((one, other) => rank(one) - rank(other) || byName(language)(one, other));
}

/** The regions the manufacturer buys in (§4, `ISP.REGION`). */
export const regions: Value[] = [
  { value: "CN", zh: "中国", en: "China" },
  { value: "IN", zh: "印度", en: "India" },
  { value: "APAC", zh: "亚太其他地区", en: "Rest of Asia Pacific" },
  { value: "EMEA", zh: "欧洲、中东及非洲", en: "Europe, Middle East and Africa" },
  { value: "AMER", zh: "美洲", en: "Americas" },
];
