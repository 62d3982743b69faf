import { provinceAndCityData } from "element-china-area-data";
import { pinyin } from "pinyin-pro";
import type { Value } from "./value";

/** English names of provinces, where pinyin alone would produce Neimenggu, and Shanxi for two provinces. */
const provinceNames: Record<string, string> = {
  内蒙古自治区: "Inner Mongolia",
  广西壮族自治区: "Guangxi",
  西藏自治区: "Xizang",
  宁夏回族自治区: "Ningxia",
  新疆维吾尔自治区: "Xinjiang",
  陕西省: "Shaanxi",
  重庆市: "Chongqing",
};

/** Places whose English names are not their pinyin, and those whose characters have several readings. */
const cityNames: Record<string, string> = {
  呼和浩特市: "Hohhot",
  包头市: "Baotou",
  鄂尔多斯市: "Ordos",
  呼伦贝尔市: "Hulunbuir",
  乌兰察布市: "Ulanqab",
  巴彦淖尔市: "Bayannur",
  乌鲁木齐市: "Urumqi",
  克拉玛依市: "Karamay",
  吐鲁番市: "Turpan",
  阿拉尔市: "Aral",
  图木舒克市: "Tumxuk",
  哈密市: "Hami",
  喀什地区: "Kashgar Prefecture",
  和田地区: "Hotan Prefecture",
  阿克苏地区: "Aksu Prefecture",
  阿勒泰地区: "Altay Prefecture",
  拉萨市: "Lhasa",
  日喀则市: "Shigatse",
  林芝市: "Nyingchi",
  那曲市: "Nagqu",
  昌都市: "Qamdo",
  山南市: "Shannan",
  哈尔滨市: "Harbin",
  齐齐哈尔市: "Qiqihar",
  闵行区: "Minhang District",
  忠县: "Zhong County",
  神农架林区: "Shennongjia Forestry District",
  兴安盟: "Hinggan League",
  锡林郭勒盟: "Xilingol League",
  阿拉善盟: "Alxa League",
  伊犁哈萨克自治州: "Ili Kazakh Autonomous Prefecture",
  巴音郭楞蒙古自治州: "Bayingolin Mongol Autonomous Prefecture",
  博尔塔拉蒙古自治州: "Bortala Mongol Autonomous Prefecture",
  克孜勒苏柯尔克孜自治州: "Kizilsu Kyrgyz Autonomous Prefecture",
};

/** Subdivisions of the regions that are listed separately from China (`HPFM.COUNTRY`). */
const regions: (Value & { parts: [string, string][] })[] = [
  {
    value: "HK-R",
    parent: "HK",
    zh: "香港特别行政区",
    en: "Hong Kong SAR",
    parts: [
      ["香港岛", "Hong Kong Island"],
      ["九龙", "Kowloon"],
      ["新界", "New Territories"],
    ],
  },
  {
    value: "MO-R",
    parent: "MO",
    zh: "澳门特别行政区",
    en: "Macao SAR",
    parts: [
      ["澳门半岛", "Macao Peninsula"],
      ["氹仔", "Taipa"],
      ["路氹", "Cotai"],
      ["路环", "Coloane"],
    ],
  },
  {
    value: "TW-R",
    parent: "TW",
    zh: "台湾省",
    en: "Taiwan",
    parts: [
      ["台北市", "Taipei"],
      ["新北市", "New Taipei"],
      ["桃园市", "Taoyuan"],
      ["新竹市", "Hsinchu"],
      ["新竹县", "Hsinchu County"],
      ["台中市", "Taichung"],
      ["台南市", "Tainan"],
      ["高雄市", "Kaohsiung"],
      ["基隆市", "Keelung"],
      ["嘉义市", "Chiayi"],
      ["苗栗县", "Miaoli County"],
      ["彰化县", "Changhua County"],
      ["宜兰县", "Yilan County"],
      ["花莲县", "Hualien County"],
      ["屏东县", "Pingtung County"],
      ["嘉义县", "Chiayi County"],
      ["云林县", "Yunlin County"],
      ["南投县", "Nantou County"],
      ["台东县", "Taitung County"],
      ["澎湖县", "Penghu County"],
    ],
  },
];

/** GB/T 2260: six digits, those of the levels below are zero. */
const administrativeCode = (code: string) => code.padEnd(6, "0");

/** Provinces, municipalities and autonomous regions (`HPFM.PROVINCE`). */
export const provinces = (): Value[] => [
  ...provinceAndCityData.map(({ value, label }) => ({
    value: administrativeCode(value),
    parent: "CN",
    zh: label,
    en: provinceNames[label] ?? placeName(label.replace(/(省|市)$/, "")),
  })),
  ...regions.map(({ value, parent, zh, en }) => ({ value, parent, zh, en })),
];

/** Cities, prefectures, and the districts of the municipalities (`HPFM.CITY`). */
export const cities = (): Value[] => [
  ...provinceAndCityData.flatMap((province) =>
    (province.children ?? []).map(({ value, label }) => ({
      value: administrativeCode(value),
      parent: administrativeCode(province.value),
      zh: label,
      en: cityNames[label] ?? cityName(label),
    })),
  ),
  ...regions.flatMap(({ value: parent, parts }) =>
    parts.map(([zh, en], index) => ({ value: `${parent}-${index + 1}`, parent, zh, en })),
  ),
];

/** The peoples named in the Chinese names of autonomous places; English names are shorter without them. */
const peoples = /(?:朝鲜|土家|布依|哈尼|景颇|傈僳|蒙古|哈萨克|柯尔克孜|维吾尔|苗|黎|藏|羌|彝|侗|傣|白|回|壮|瑶)族/g;

const kinds: [RegExp, string][] = [
  [/自治州$/, " Autonomous Prefecture"],
  [/地区$/, " Prefecture"],
  [/(?<=..)新区$/, " New Area"],
  [/(?<=..)区$/, " District"],
  [/自治县$/, " Autonomous County"],
  [/(?<=..)县$/, " County"],
  [/盟$/, " League"],
  [/市$/, ""],
];

function cityName(label: string): string {
  const [ending, kind] = kinds.find(([pattern]) => pattern.test(label)) ?? [/$/, ""];
  return placeName(label.replace(ending, "").replace(peoples, "")) + kind;
}

/** A Chinese place name in Latin letters, one word: 石家庄 is Shijiazhuang, 西安 is Xi'an. */
function placeName(zh: string): string {
  const words = pinyin(zh, { toneType: "none", type: "array", nonZh: "consecutive" }).map((word) =>
    word.replaceAll("v", "ü"),
  );
  const name = words.map((word, index) => (index > 0 && /^[aeo]/.test(word) ? `'${word}` : word)).join("");
  return name.charAt(0).toUpperCase() + name.slice(1);
}
