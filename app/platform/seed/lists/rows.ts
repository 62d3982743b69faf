import type { Tables } from "~/platform/ground/database/schema";
import { banks } from "./banks";
import { categories } from "./categories";
import { cities, provinces } from "./china";
import { countries } from "./countries";
import { currencies } from "./currencies";
import { fold } from "~/rules/fold";
import { pinyinOf } from "./pinyin";
import { regions } from "./regions";
import { taskStates } from "./task-states";
import { timeZones } from "./time-zones";
import type { Value, ValueList } from "./value";

/** Every list of values, ready to be stored. */
export const makeRows = (): Tables["lov_value"][] => [
  ...rowsOf({ lovCode: "HPFM.COUNTRY", values: countries("en"), inChinese: countries("zh") }),
  ...rowsOf({ lovCode: "HPFM.PROVINCE", values: provinces() }),
  ...rowsOf({ lovCode: "HPFM.CITY", values: cities() }),
  ...rowsOf({ lovCode: "HPFM.CURRENCY", values: currencies("en"), inChinese: currencies("zh") }),
  ...rowsOf({ lovCode: "HPFM.BANK", values: banks() }),
  ...rowsOf({ lovCode: "ISP.CATEGORY", values: categories }),
  ...rowsOf({ lovCode: "HIAM.TIME_ZONE", values: timeZones }),
  ...rowsOf({ lovCode: "ISP.REGION", values: regions }),
  ...rowsOf({ lovCode: "ISP.TASK_STATE", values: taskStates }),
];

function rowsOf({ lovCode, values, inChinese = values }: ValueList) {
  const places = new Map(inChinese.map(({ value }, index) => [value, index + 1]));
  return values.map((value, index) => ({
    lov_code: lovCode,
    value: value.value,
    meaning_zh: value.zh,
    meaning_en: value.en,
    parent_value: value.parent ?? null,
    tag: value.tag ?? null,
    order_seq: index + 1,
    order_seq_zh: places.get(value.value) ?? index + 1,
    search: searchTextOf(value),
    pinyin: pinyinWords(value),
  }));
}

/** The pinyin of a Chinese name, a word for each character; what stands between the characters is one word. */
function pinyinWords({ zh }: Value): string | null {
  return /\p{Script=Han}/u.test(zh) ? pinyinOf(zh).words.map(fold).join(" ") : null;
}

/** Where a search looks: the code, both names, pinyin in full and by its initials, and the tag. */
function searchTextOf({ value, zh, en, tag }: Value): string {
  const { full, initials } = pinyinOf(zh);
  return [...new Set([value, zh, en, full, initials, tag ?? ""].map(fold))].filter(Boolean).join("|");
}
