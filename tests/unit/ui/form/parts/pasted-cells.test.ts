import { fc } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { maxPastedCells } from "~/rules/limits/forms";
import { pastedCells } from "~/ui/form/parts/pasted-cells";

describe("cells copied from a spreadsheet", () => {
  test("lines are rows, and tabs separate cells", () => {
    expect(pastedCells("Li Na\tSales\r\nWang Fang\tQuality\r\n")).toEqual([
      ["Li Na", "Sales"],
      ["Wang Fang", "Quality"],
    ]);
  });

  test("a quoted cell retains its tab and quotes, and a line break in it becomes a space", () => {
    expect(pastedCells('"Starlan\n""Parts""\tLtd"\t8')).toEqual([['Starlan "Parts"\tLtd', "8"]]);
  });

  test.for([
    [
      "begins with a quotation mark",
      '"立讯"精密工业\t120\r\n罗技\t60\r\n',
      [
        ['"立讯"精密工业', "120"],
        ["罗技", "60"],
      ],
    ],
    [
      "is all in quotation marks",
      '"Type-C"\t120\r\n"Micro-B"\t60',
      [
        ['"Type-C"', "120"],
        ['"Micro-B"', "60"],
      ],
    ],
    ["begins with one, like the cell next to it", '"甲\t"乙\t120', [['"甲', '"乙', "120"]]],
    [
      "begins with one, and the last cell ends with one",
      '"甲\t120\r\n60\t乙"\r\n',
      [
        ['"甲', "120"],
        ["60", '乙"'],
      ],
    ],
    [
      "begins with one, and lines end with LF",
      '"甲\t120\n60\t乙"\n',
      [
        ['"甲', "120"],
        ["60", '乙"'],
      ],
    ],
    ["is one quotation mark", '"\tUSB', [['"', "USB"]]],
    ["has a quotation mark inside", '5.5" 屏\t120', [['5.5" 屏', "120"]]],
    ["has a line break and is quoted", '"6.7"" 屏\n（OLED）"\t120\r\n', [['6.7" 屏 （OLED）', "120"]]],
  ] as const)("a cell that %s keeps its text", ([, text, cells]) => expect(pastedCells(text)).toEqual(cells));

  test("a text without tabs and lines is pasted as usual", () => {
    expect(pastedCells("Shenzhen Acme Precision Co., Ltd.")).toEqual([]);
    expect(pastedCells("copied with its line end\n")).toEqual([]);
  });

  test("a paste larger than a table's limit is ignored", () => {
    expect(pastedCells("\t".repeat(maxPastedCells))).toEqual([]);
    expect(pastedCells("\t".repeat(maxPastedCells - 1))[0]).toHaveLength(maxPastedCells);
  });

  test("any copied cells are pasted unchanged", () => {
    // Two cells that are one quotation mark each look like one quoted cell with a tab: no program can distinguish them.
    const cell = fc.string({ maxLength: 12 }).map((text) => text.replace(/[\r\n]|^["\s]+/g, "").trim());
    const framed = (text: string) => (/[\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(table, (rows) => {
        const copied = rows.map((row) => row.map(framed).join("\t")).join("\r\n");
        expect(pastedCells(copied)).toEqual(rows);
      }),
    );
  });
});
