import { describe, expect, test } from "vitest";
import { findAround } from "~/sub-apps/gsrm/base/find-around";

/** A list of 250 changes, read in pages, and how often it was read. */
function listOf250(size: number) {
  const rows = Array.from({ length: 250 }, (_, at) => `change ${at + 1}`);
  const loaded: number[] = [];
  const load = async (page: number) => {
    loaded.push(page);
    return {
      content: rows.slice(page * size, (page + 1) * size),
      totalElements: rows.length,
      totalPages: Math.ceil(rows.length / size),
    };
  };
  const find = (row: string, pagesOfList: number[]) => findAround(pagesOfList, size, load, (one) => one === row);
  return { find, loaded };
}

describe("the rows before and after one of a list", () => {
  test("are found beyond the first hundred", async () => {
    const { find, loaded } = listOf250(100);
    expect(await find("change 150", [1, 0])).toEqual({
      row: "change 150",
      previous: { row: "change 149", page: 1 },
      next: { row: "change 151", page: 1 },
      position: { at: 150, of: 250 },
    });
    expect(loaded).toEqual([1]);
  });

  test("are on the adjacent page at its edges", async () => {
    const { find } = listOf250(100);
    expect(await find("change 100", [0])).toMatchObject({ next: { row: "change 101", page: 1 } });
    expect(await find("change 101", [1])).toMatchObject({ previous: { row: "change 100", page: 0 } });
    expect(await find("change 1", [0, -1])).toMatchObject({ previous: undefined });
    expect(await find("change 250", [2])).toMatchObject({ next: undefined, position: { at: 250, of: 250 } });
  });

  test("are found when decisions have moved the row to an earlier page", async () => {
    const { find } = listOf250(20);
    expect(await find("change 120", [6, 5])).toMatchObject({ position: { at: 120, of: 250 } });
  });

  test("are not looked for beyond the pages, nor beyond the end", async () => {
    const { find, loaded } = listOf250(100);
    expect(await find("change 250", [0, 1])).toBeUndefined();
    expect(await find("change 251", [2, 3, 4])).toBeUndefined();
    expect(loaded).toEqual([0, 1, 2]);
  });
});
