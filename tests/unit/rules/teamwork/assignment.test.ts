import { fc } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { type Absence, findRule, findTaker, isAssignable, takeTurn } from "~/rules/teamwork/assignment";

const today = "2026-03-10";
const away = (standInId: string | null, awayUntil = "2026-03-12", awayFrom: string | null = null): Absence => ({
  awayFrom,
  awayUntil,
  standInId,
});
const everyone = () => true;
const people = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/), { minLength: 1, maxLength: 8 });

/** The number of registrations each reviewer gets after this many turns. */
function shareOut(names: readonly string[], turns: number): Map<string, number> {
  const counts = new Map(names.map((name) => [name, 0]));
  let last: string | null = null;
  for (let turn = 0; turn < turns; turn += 1) {
    const next = takeTurn(names, last, (id) => id);
    last = next?.turnId ?? null;
    counts.set(next?.takerId ?? "", (counts.get(next?.takerId ?? "") ?? 0) + 1);
  }
  return counts;
}

test("reviewers who take turns get equally many: their counts differ by at most one", () => {
  fc.assert(
    fc.property(people, fc.integer({ min: 0, max: 60 }), (names, turns) => {
      const counts = [...shareOut(names, turns).values()];
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }),
  );
});

test("an absent reviewer is skipped, and none is chosen if all are absent", () => {
  fc.assert(
    fc.property(people, fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }), (names, there) => {
      const present = names.filter((_, at) => there[at]);
      const next = takeTurn(names, null, (id) => (present.includes(id) ? id : null));
      expect(next?.takerId).toBe(present[0]);
    }),
  );
});

test("if the last reviewer has left the rule, the first one is next", () => {
  expect(takeTurn(["a", "b"], "gone", (id) => id)).toEqual({ turnId: "a", takerId: "a" });
});

test("an absent reviewer is replaced by the stand-in, and an absent stand-in by theirs", () => {
  const absences = new Map([
    ["a", away("b")],
    ["b", away("c")],
  ]);
  expect(findTaker("a", absences, today, everyone)).toBe("c");
  expect(findTaker("a", new Map([["a", away("b", "2026-03-09")]]), today, everyone)).toBe("a");
  expect(findTaker("a", new Map([["a", away("b", today)]]), today, everyone)).toBe("b");
});

test("a stand-in gets assignments from the first day of an absence to the last, and on no other day", () => {
  const day = fc.date({ min: new Date("2026-01-01"), max: new Date("2026-12-31"), noInvalidDate: true });
  const days = fc.array(
    day.map((date) => date.toISOString().slice(0, 10)),
    { minLength: 3, maxLength: 3 },
  );
  fc.assert(
    fc.property(days, fc.boolean(), ([one = "", other = "", on = ""], isPlanned) => {
      const [first = "", last = ""] = [one, other].toSorted((a, b) => a.localeCompare(b));
      const absence = away("b", last, isPlanned ? first : null);
      const isWithin = (!isPlanned || first <= on) && on <= last;
      expect(findTaker("a", new Map([["a", absence]]), on, everyone)).toBe(isWithin ? "b" : "a");
    }),
  );
  const planned = new Map([["a", away("b", "2026-03-12", "2026-03-11")]]);
  const takers = ["2026-03-10", "2026-03-11", "2026-03-12", "2026-03-13"].map((on) =>
    findTaker("a", planned, on, everyone),
  );
  expect(takers).toEqual(["a", "b", "b", "a"]);
});

test("a stand-in whose own absence has not started takes over; on its first day their stand-in does", () => {
  const absences = new Map([
    ["a", away("b")],
    ["b", away("c", "2026-03-20", "2026-03-11")],
  ]);
  expect(findTaker("a", absences, today, everyone)).toBe("b");
  expect(findTaker("a", absences, "2026-03-11", everyone)).toBe("c");
});

test("mutual stand-ins, and stand-ins without review permission, give no reviewer", () => {
  const mutual = new Map([
    ["a", away("b")],
    ["b", away("a")],
  ]);
  expect(findTaker("a", mutual, today, everyone)).toBeNull();
  expect(findTaker("a", new Map([["a", away("b")]]), today, (id) => id !== "b")).toBeNull();
  expect(findTaker("a", new Map([["a", away(null)]]), today, everyone)).toBeNull();
});

test("the first matching rule applies: any of its categories and any of its provinces", () => {
  const rules = [
    { name: "batteries", categories: ["BATTERY", "CHARGER"], provinces: [] },
    { name: "Guangdong", categories: [], provinces: ["CN-GD"] },
    { name: "all", categories: [], provinces: [] },
  ];
  expect(findRule(rules, { categories: ["CHARGER"], provinces: ["CN-GD"] })?.name).toBe("batteries");
  expect(findRule(rules, { categories: ["GLASS"], provinces: ["CN-GD"] })?.name).toBe("Guangdong");
  expect(findRule(rules, { categories: [], provinces: [] })?.name).toBe("all");
  expect(findRule(rules.slice(0, 2), { categories: [], provinces: ["CN-BJ"] })).toBeUndefined();
});

test("a registration that has ended or needs no decision is not assigned", () => {
  expect(isAssignable("filling")).toBe(true);
  expect(isAssignable("internalReview")).toBe(true);
  for (const state of ["refused", "withdrawn", "restricted", "qualified"] as const)
    expect(isAssignable(state)).toBe(false);
});
