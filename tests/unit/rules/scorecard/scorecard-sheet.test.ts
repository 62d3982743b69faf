import { fc } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { scorecardCellMax, scorecardsAtOnce, scorecardNoteMax } from "~/rules/scorecard/limits";
import { parseTypedQuarter, quarterPattern } from "~/rules/scorecard/quarters";
import { readScorecardRows } from "~/rules/scorecard/scorecard-rows";
import { parseScorecards, scorecardColumns, type ScorecardRow } from "~/rules/scorecard/scorecard-sheet";

const header = (column: string) => [`${column} zh / ${column}`, column];
const line = ["SR-20250601-000001", "2025-Q1", 93, "88", 85, 95, "谢谢"];
const row: ScorecardRow = {
  number: "SR-20250601-000001",
  period: "2025-Q1",
  quality: "93",
  delivery: "88",
  price: "85",
  service: "95",
  note: "",
};

test("a sheet is read by its headings in both languages or in one; line numbers match Excel", () => {
  const read = parseScorecards(
    [scorecardColumns.map((column, at) => header(column)[at % 2] ?? ""), [null, ""], line],
    header,
  );
  expect(read).toEqual({ rows: [{ line: 3, values: { ...row, note: "谢谢" } }] });
});

test("a sheet that is empty, too long or has the wrong columns is rejected as a whole", () => {
  const columns = [...scorecardColumns];
  expect(parseScorecards([[...columns.slice(1), "total"], line], header)).toEqual({
    problems: [
      { code: "missingColumn", name: "number zh / number" },
      { code: "unknownColumn", name: "total" },
    ],
  });
  expect(parseScorecards([columns], header)).toEqual({ problems: [{ code: "noRows" }] });
  const many = Array.from({ length: scorecardsAtOnce + 1 }, () => line);
  expect(parseScorecards([columns, ...many], header)).toEqual({
    problems: [{ code: "tooManyRows", count: scorecardsAtOnce + 1 }],
  });
});

test("an overlong cell is read just far enough to detect that", () => {
  const read = parseScorecards([[...scorecardColumns], [...line.slice(0, 6), "长".repeat(9000)]], header);
  const note = "rows" in read ? read.rows[0]?.values.note : "";
  expect(note).toHaveLength(scorecardCellMax);
  expect(readScorecardRows([{ ...row, note: note ?? "" }]).findings).toEqual([{ row: 0, field: "note", code: "note" }]);
  expect(readScorecardRows([{ ...row, note: "长".repeat(scorecardNoteMax) }]).findings).toEqual([]);
});

test.for(["2026-Q3", "2026Q3", " 2026 q3 ", "Q3 2026", "q3-2026", "2026年第3季度", "2026 年 3 季", "２０２６－Ｑ３"])(
  "%s is the third quarter of 2026",
  (typed) => {
    expect(parseTypedQuarter(typed)).toBe("2026-Q3");
  },
);

test.for(["", "2026", "2026-3", "2026-03", "2026年3月", "2026-Q5", "Q3", "1999-Q1", "20263"])(
  "%s is not a quarter",
  (typed) => {
    expect(parseTypedQuarter(typed)).toBeNull();
  },
);

test("any input gives a quarter in the stored format or none", () =>
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(parseTypedQuarter(typed) ?? "2026-Q1").toMatch(quarterPattern);
    }),
  ));

test("a row is read in common typed formats, or every invalid cell in it is reported", () => {
  const { entries, findings } = readScorecardRows([
    { ...row, number: " sr-20250601-000001 ", quality: "９３", note: " 请备料 " },
    { number: "", period: "", quality: "101", delivery: "", price: "9.5", service: "x", note: "\u202e" },
    { ...row, period: "2025-3" },
  ]);
  expect(entries).toEqual([
    {
      row: 0,
      number: row.number,
      period: "2025-Q1",
      quality: 93,
      delivery: 88,
      price: 85,
      service: 95,
      note: "请备料",
    },
  ]);
  expect(findings.map(({ row: at, field, code }) => `${at} ${field} ${code}`).toSorted()).toEqual([
    "1 delivery required",
    "1 note note",
    "1 number required",
    "1 period required",
    "1 price score",
    "1 quality score",
    "1 service score",
    "2 period quarter",
  ]);
});

test("a supplier cannot have the same quarter twice", () => {
  const { entries, findings } = readScorecardRows([row, { ...row, period: "2025-Q2" }, { ...row, period: "Q1 2025" }]);
  expect(entries).toHaveLength(2);
  expect(findings).toEqual([{ row: 2, field: "period", code: "repeated" }]);
});
