import { expect, it } from "vitest";
import { formatChoice, formatDay, formatInstant, formatList, formatShortDay, orderNames } from "~/rules/format";

it("lists Chinese and Latin words with a space between them", () => {
  expect(formatList("zh", ["银行信息", "公司基本信息"])).toBe("银行信息和公司基本信息");
  expect(formatList("zh", ["CN ****2345", "刘强", "3 个文件"])).toBe("CN ****2345、刘强和 3 个文件");
  expect(formatList("zh", ["CN ****2345", "CN ****7781"])).toBe("CN ****2345 和 CN ****7781");
  expect(formatChoice("zh", ["pdf", "图片"])).toBe("pdf 或图片");
  expect(formatList("en", ["A", "B", "C"])).toBe("A, B and C");
  expect(formatList("zh", [])).toBe("");
});

it("writes a date in one format per language, and omits the current year in a narrow column", () => {
  const now = new Date("2026-11-23T00:00:00Z");
  expect(formatDay("zh", "2026-03-05")).toBe("2026年3月5日");
  expect(formatDay("en", "2026-03-05")).toBe("5 Mar 2026");
  expect(formatInstant("en", "2026-03-05T06:30:00Z")).toBe("5 Mar 2026, 14:30");
  expect(formatShortDay("zh", "2026-03-05", undefined, now)).toBe("3月5日");
  expect(formatShortDay("en", "2026-03-05", undefined, now)).toBe("5 Mar");
  expect(formatShortDay("zh", "2020-03-05", undefined, now)).toBe("2020年3月5日");
  expect(formatShortDay("en", "2020-03-05", undefined, now)).toBe("5 Mar 2020");
});

it("puts the company name in the reader's language first, or uses the only name it has", () => {
  expect(orderNames("zh", "安科", "Anke")).toEqual(["安科", "Anke"]);
  expect(orderNames("en", "安科", "Anke")).toEqual(["Anke", "安科"]);
  expect(orderNames("en", "安科", "")).toEqual(["安科"]);
  expect(orderNames("zh", null, null)).toEqual([]);
});
