import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { type Cells, mergeDefaults } from "~/platform/records/defaults/merge-defaults";

const together = ["title", "version"];
const row = (title: string, version: string, url: string): Cells => ({ title, version, url });
const remembered = (values: Cells, ...offered: string[]) => ({ values, offered });

describe("a row of a release", () => {
  const old = row("Agreement", "1", "/agreement");
  const next = row("Terms", "2", "/terms");

  test("is added if the company never had it, and follows the release while the company leaves it alone", () => {
    expect(mergeDefaults({ next }, together)).toEqual({ current: next, memory: remembered(next) });
    expect(mergeDefaults({ before: remembered(old), current: old, next }, together)).toEqual({
      current: next,
      memory: remembered(next),
    });
  });

  test("keeps the company's changes, column by column, and only columns that both have changed are offered", () => {
    const own = row("Our terms", "1", "/agreement");
    expect(mergeDefaults({ before: remembered(old), current: own, next }, together)).toEqual({
      current: row("Our terms", "1", "/terms"),
      memory: remembered(next, "title", "version"),
    });
    expect(mergeDefaults({ before: remembered(old), current: own, next: old }, together).memory?.offered).toEqual([]);
  });

  test("stays on offer until the company decides, and is not offered again by a release that does not change it", () => {
    const current = row("Our terms", "1", "/terms");
    const undecided = { before: remembered(next, "title", "version"), current, next };
    expect(mergeDefaults(undecided, together).memory?.offered).toEqual(["title", "version"]);
    expect(mergeDefaults({ ...undecided, before: remembered(next) }, together).memory?.offered).toEqual([]);
  });

  test("stays deleted if the company has deleted it", () => {
    expect(mergeDefaults({ before: remembered(old), next }, together)).toEqual({ memory: remembered(next) });
  });

  test("is removed by a release that no longer has it, unless the company has changed it", () => {
    const own = { ...old, url: "/ours" };
    expect(mergeDefaults({ before: remembered(old), current: old }, together)).toEqual({});
    expect(mergeDefaults({ before: remembered(old), current: own }, together)).toEqual({ current: own });
    const older = { ...old, removedColumn: "x" };
    expect(mergeDefaults({ before: remembered(older), current: { ...old, newColumn: "" } }, together)).toEqual({});
  });

  test("without a stored default stays unchanged, and the columns that differ are offered", () => {
    expect(mergeDefaults({ current: old, next: { ...old, url: "/terms" } }, together)).toEqual({
      current: old,
      memory: remembered({ ...old, url: "/terms" }, "url"),
    });
  });

  test("gets the value of a column that is new in the release", () => {
    const { url, ...before } = old;
    expect(url).toBe("/agreement");
    expect(mergeDefaults({ before: remembered(before), current: { ...old, url: "" }, next: old }, together)).toEqual({
      current: old,
      memory: remembered(old),
    });
  });
});

const value = fc.constantFrom("a", "b", "c");
const cells = fc.record({ title: value, version: value, url: value });
const maybe = fc.option(cells, { nil: undefined });
const offered = fc.subarray(["title", "version", "url"]);
const memory = fc.option(fc.record({ values: cells, offered }), { nil: undefined });
const parts = [together, ["url"]];

property.prop([memory, maybe, maybe])("merging the same release again changes nothing", (before, current, next) => {
  const once = mergeDefaults({ before, current, next }, together);
  const again = mergeDefaults({ before: once.memory, current: once.current, next }, together);
  expect(again).toEqual(once);
});

property.prop([memory, cells, maybe])(
  "no value of the company is lost, and everything else follows the release",
  (before, current, next) => {
    const merged = mergeDefaults({ before, current, next }, together);
    const isOwn = (part: string[]) =>
      !before || part.some((column) => at(current, column) !== at(before.values, column));
    for (const part of parts)
      for (const column of part) {
        if (isOwn(part)) expect(merged.current?.[column]).toBe(at(current, column));
        else if (next) expect(merged.current?.[column]).toBe(at(next, column));
      }
    if (!next && !parts.some(isOwn)) expect(merged.current).toBeUndefined();
    for (const column of merged.memory?.offered ?? [])
      expect(merged.current?.[column]).not.toBe(next && at(next, column));
  },
);

const at = (values: Cells, column: string) => values[column];
