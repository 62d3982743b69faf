import { fc } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { maxPastedCells } from "~/rules/form-limits";
import { pastedCells } from "~/ui/form/parts/paste";

describe("cells copied from a spreadsheet", () => {
  test("lines are rows and tabs part the cells", () => {
    expect(pastedCells("Li Na\tSales\r\nWang Fang\tQuality\r\n")).toEqual([
      ["Li Na", "Sales"],
      ["Wang Fang", "Quality"],
    ]);
  });

  test("a cell in quotes keeps its tab and its quotes; a line end in it becomes a space", () => {
    expect(pastedCells('"Starlan\n""Parts""\tLtd"\t8')).toEqual([['Starlan "Parts"\tLtd', "8"]]);
  });

  test("a text without tabs and lines is pasted as every text is", () => {
    expect(pastedCells("Shenzhen Acme Precision Co., Ltd.")).toEqual([]);
    expect(pastedCells("copied with its line end\n")).toEqual([]);
  });

  test("what is more than a table takes is not read", () => {
    expect(pastedCells("\t".repeat(maxPastedCells))).toEqual([]);
    expect(pastedCells("\t".repeat(maxPastedCells - 1))[0]).toHaveLength(maxPastedCells);
  });

  test("whatever cells are copied, they arrive", () => {
    const cell = fc.string({ maxLength: 12 }).map((text) => text.replace(/[\r\n]/g, "").trim());
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(table, (rows) => {
        const copied = rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join("\t")).join("\n");
        expect(pastedCells(copied)).toEqual(rows);
      }),
    );
  });
});
