import { expect, it } from "vitest";
import { formatChoice, formatList } from "~/rules/format";

it("lists Chinese and Latin words with a space where they meet", () => {
  expect(formatList("zh", ["银行信息", "公司基本信息"])).toBe("银行信息和公司基本信息");
  expect(formatList("zh", ["CN ****2345", "刘强", "3 个文件"])).toBe("CN ****2345、刘强和 3 个文件");
  expect(formatList("zh", ["CN ****2345", "CN ****7781"])).toBe("CN ****2345 和 CN ****7781");
  expect(formatChoice("zh", ["pdf", "图片"])).toBe("pdf 或图片");
  expect(formatList("en", ["A", "B", "C"])).toBe("A, B and C");
  expect(formatList("zh", [])).toBe("");
});
