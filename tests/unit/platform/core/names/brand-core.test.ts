import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { toBrandCore, toPersonKey, toPinyinKey } from "~/platform/core/names/brand-core";

test.each([
  ["深圳市安科精密有限公司", "安科精密"],
  ["安科精密（深圳）股份有限公司", "安科精密"],
  ["深圳市南山區安科精密有限公司", "安科精密"],
  ["Shenzhen Anke Precision Co., Ltd.", "anke precision"],
  ["ANKE PRECISION (SHENZHEN) LIMITED", "anke precision"],
  ["OOO Vostok Trade", "vostok trade"],
  ["上海银行股份有限公司", "上海银行"],
  ["公司", "公司"],
])("the core of %s is %s", (name, core) => {
  expect(toBrandCore(name)).toBe(core);
});

test("a Chinese name and its pinyin have the same key", () => {
  expect(toPinyinKey(toBrandCore("深圳市安科有限公司"))).toBe(toPinyinKey(toBrandCore("Anke Co., Ltd.")));
});

test("a person has the same key in any order of the names", () => {
  expect(toPersonKey("QUILLFEATHER, Valdemar")).toBe(toPersonKey("Valdemar Quillfeather"));
  expect(toPersonKey("沈晓燕")).toBe(toPersonKey("Xiaoyan Shen"));
});

const parts = fc.array(
  fc.oneof(
    fc.constantFrom(
      "深圳",
      "市",
      "广东省",
      "安科",
      "精密",
      "（上海）",
      "有限公司",
      "集团",
      "股份",
      "騰訊",
      " Co.",
      ", Ltd",
      "Shenzhen ",
      "Group ",
      "LLC ",
    ),
    fc.string({ unit: "grapheme", maxLength: 4 }),
  ),
  { maxLength: 8 },
);
property.prop([parts])("the core of a core is itself", (pieces) => {
  const core = toBrandCore(pieces.join(""));
  expect(toBrandCore(core)).toBe(core);
});
