import readExcelFile from "read-excel-file/node";
import { describe, expect, test } from "vitest";
import { type ListWorkbook, streamWorkbook } from "~/rules/workbook/stream-workbook";
import { sheetsIn } from "../../../support/workbook";

const names = ["编号", "公司名称", "时间"];
const about: ListWorkbook["about"] = {
  sheet: "导出说明",
  lines: (count) => [
    ["筛选条件", "待处理"],
    ["行数", String(count)],
  ],
};
const at = new Date("2026-11-22T12:00:00Z");

/** Rows in pages of a thousand; `begun` counts the pages read. */
function rowsOf(count: number, begun: number[] = [], failAt = Infinity): ListWorkbook["rows"] {
  async function* pieces() {
    for (let from = 0; from < count; from += 1000) {
      if (begun.push(from) > failAt) throw new Error("the base API is gone");
      yield Array.from({ length: Math.min(1000, count - from) }, (_, place) => [
        `N${from + place}`,
        `第 ${from + place} 家公司`,
        at,
      ]);
    }
  }
  return pieces();
}

const bytesOf = async (rows: ListWorkbook["rows"]) =>
  Buffer.from(await new Response(streamWorkbook({ sheet: "准入审核", names, rows, about })).arrayBuffer());

describe("a list streamed as a workbook", () => {
  test.each([0, 1, 1001, 5004])("has all %i rows, and a second sheet that states the count", async (count) => {
    const sheets = await readExcelFile(await bytesOf(rowsOf(count)));
    expect(sheets.map(({ sheet }) => sheet)).toEqual(["准入审核", "导出说明"]);
    const [list, notes] = sheets;
    expect(list?.data[0]).toEqual(names);
    const rows = list?.data.slice(1) ?? [];
    expect(rows.map(([number]) => number)).toEqual(Array.from({ length: count }, (_, place) => `N${place}`));
    if (count > 0) expect(rows.at(-1)).toEqual([`N${count - 1}`, `第 ${count - 1} 家公司`, at]);
    expect(notes?.data).toContainEqual(["行数", String(count)]);
    expect(notes?.data).toContainEqual(["筛选条件", "待处理"]);
  });

  test("contains no formulas and no characters that Excel cannot show, regardless of the content of a cell", async () => {
    const typed = ['=HYPERLINK("http://x")', "+1", "-1", "@SUM(A1)", "＝1+1", 'a<b>&"c"', "_x0041_", "a\u0000b", "001"];
    async function* rows() {
      yield typed.map((text) => [text, "", at]);
    }
    const workbook = await bytesOf(rows());
    expect(sheetsIn(workbook)).not.toMatch(/<f[\s>/]/);
    const [list] = await readExcelFile(workbook);
    const [first, second, , , , markup, escaped, control, zeros] = list?.data.slice(1).map(([cell]) => cell) ?? [];
    expect([first, second]).toEqual(['\'=HYPERLINK("http://x")', "'+1"]);
    expect([markup, control, zeros]).toEqual(['a<b>&"c"', "ab", "001"]);
    expect(sheetsIn(workbook)).toContain("_x005F_x0041_");
    expect(escaped).toContain("0041");
  });

  test("is aborted when a page cannot be read, so that a partial file never looks complete", async () => {
    await expect(bytesOf(rowsOf(5000, [], 3))).rejects.toThrow("the base API is gone");
  });

  test("is read only as fast as it is consumed, and no further once the client has disconnected", async () => {
    const begun: number[] = [];
    const reader = streamWorkbook({ sheet: "列表", names, rows: rowsOf(1_000_000, begun), about }).getReader();
    for (let pieces = 0; pieces < 40; pieces++) await reader.read();
    expect(begun.length).toBeLessThan(45);
    await reader.cancel();
    const before = begun.length;
    expect((await reader.read()).done).toBe(true);
    expect(begun).toHaveLength(before);
  });
});
