import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { isLanguage, languageOfBrowser } from "~/i18n/language";
import en from "~/i18n/resources/en";
import platformEn from "~/i18n/resources/platform/en";
import platformZh from "~/i18n/resources/platform/zh";
import zh from "~/i18n/resources/zh";

test.each([
  ["zh-CN,zh;q=0.9,en;q=0.8", "zh"],
  ["zh-Hant-HK", "zh"],
  ["ZH-tw", "zh"],
  ["yue-HK", "zh"],
  ["cmn-Hans-CN;q=0.8,en;q=0.5", "zh"],
  ["zho", "zh"],
  ["zh_CN", "zh"],
  ["wuu-CN", "zh"],
  ["yuex", "en"],
  ["en-US,en;q=0.9,zh-CN;q=0.8", "en"],
  ["de-DE,de;q=0.9", "en"],
  ["en;q=0.5,zh;q=0.9", "zh"],
  ["zhx", "en"],
  ["", "zh"],
  [null, "zh"],
  ["*", "zh"],
])("a browser that requests %j gets %s", (header, language) => {
  expect(languageOfBrowser(header)).toBe(language);
});

property.prop([fc.string()])("whatever a browser requests, it gets Chinese or English", (header) => {
  expect(isLanguage(languageOfBrowser(header))).toBe(true);
});

const keys = (node: object, at = ""): string[] =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === "string" ? [`${at}${key}`] : keys(value as object, `${at}${key}.`),
  );

/** English has a singular form besides the plural; Chinese has none. */
const isOfOne = (key: string) => key.endsWith("_one");

test("both languages have the same keys", () => {
  const english = keys({ ...en, platform: platformEn });
  expect(english.filter((key) => !isOfOne(key)).toSorted()).toEqual(keys({ ...zh, platform: platformZh }).toSorted());
  const counted = english.filter((key) => key.endsWith("_other"));
  expect(english.filter(isOfOne).toSorted()).toEqual(counted.map((key) => key.replace(/_other$/, "_one")).toSorted());
});
