import { regionData } from "element-china-area-data";
import { pinyin } from "pinyin-pro";

type Place = { label: string; children?: Place[] };

const suffix = /(?:特别行政区|壮族自治区|回族自治区|维吾尔自治区|自治区|自治州|自治县|地区|省|市|盟|县|区)$/u;
const provinces = regionData as Place[];
const cities = provinces.flatMap(({ children = [] }) => children);
const counties = cities.flatMap(({ children = [] }) => children);

const shorten = (label: string) => label.replace(suffix, "");
const isName = (name: string) => [...name].length > 1;
/**
 * Provinces and cities with and without their suffix (省, 市); counties only with it, because many are ordinary words
 * without.
 */
const names = [
  ...[...provinces, ...cities].flatMap(({ label }) => [label, shorten(label)]),
  ...counties.map(({ label }) => label),
].filter(isName);

/** The places of China as they appear in names of companies: in Chinese, and in pinyin. */
export const chinesePlaces: ReadonlySet<string> = new Set(["中国", ...names]);
export const longestPlace = Math.max(...[...chinesePlaces].map(({ length }) => length));
export const latinPlaces: ReadonlySet<string> = new Set([
  "china",
  "prc",
  "inner mongolia",
  "shaanxi",
  ...[...provinces, ...cities]
    .map(({ label }) => shorten(label))
    .filter(isName)
    .map((name) => pinyin(name, { toneType: "none", type: "array" }).join("")),
]);
