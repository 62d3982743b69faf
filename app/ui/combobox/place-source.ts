import type { LovRow } from "~/contract/lov";
import { toRank } from "~/rules/lists/list-match";
import { findListValues } from "./list-source";
import type { Option, Options, OptionSource } from "./option";

type Province = { value: string; meaning: string };

const provinces = "HPFM.PROVINCE";
const cities = "HPFM.CITY";

/**
 * The provinces and cities of a country in one list. Without input it has the provinces, each of which opens its
 * cities; with input, the matches of both; inside a province, its cities and a way back.
 */
export const placeSource = (country: string, inside: Province | null): OptionSource =>
  inside
    ? { key: `place ${inside.value}`, find: (query, signal) => findInside(inside, query, signal) }
    : { key: `places ${country}`, find: (query, signal) => findAnywhere(country, query, signal) };

async function findAnywhere(country: string, query: string, signal: AbortSignal): Promise<Options> {
  const all = findListValues({ lovCode: provinces, parentValue: country, query: "" }, signal);
  if (query === "") {
    const { content, totalElements } = await all;
    return { options: content.map(toProvince), total: totalElements };
  }
  const [provinceList, provincesFound, citiesFound] = await Promise.all([
    all,
    findListValues({ lovCode: provinces, parentValue: country, query }, signal),
    findListValues({ lovCode: cities, query }, signal),
  ]);
  // The list of cities is worldwide. Cities of other countries are dropped, because they belong to none of these
  // provinces.
  const inCountry = citiesFound.content.flatMap((row) => {
    const province = provinceList.content.find(({ value }) => value === row.parentValue);
    return province ? [toCity(row, province)] : [];
  });
  const options = [...provincesFound.content.map(toProvince), ...inCountry];
  const rankedOptions = options.toSorted((one, other) => toRank(one, query) - toRank(other, query));
  const total = provincesFound.totalElements + citiesFound.totalElements;
  const droppedCount = citiesFound.content.length - inCountry.length;
  return { options: rankedOptions, total: total - droppedCount };
}

/** The cities of a province. A province without listed cities is a place itself. */
async function findInside(province: Province, query: string, signal: AbortSignal): Promise<Options> {
  const { content, totalElements } = await findListValues(
    { lovCode: cities, parentValue: province.value, query },
    signal,
  );
  const back: Option = { ...province, leads: "back" };
  const places = content.map((row) => toCity(row, province));
  const isWhole = places.length === 0 && query === "";
  return {
    options: [back, ...(isWhole ? [{ ...province }] : places)],
    total: isWhole ? 1 : totalElements,
  };
}

const toProvince = ({ value, meaning, pinyin }: LovRow): Option => ({ value, meaning, pinyin, leads: "on" });
const toCity = ({ value, meaning, pinyin }: LovRow, province: Province): Option => ({
  value,
  meaning,
  pinyin,
  parent: { value: province.value, meaning: province.meaning },
});
