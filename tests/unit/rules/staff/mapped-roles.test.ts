import { fc } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { isGuardedRole, purchasingRoles } from "~/rules/permissions/member-roles";
import { claimValues } from "~/rules/staff/claim-values";
import { roleChanges, rolesOfValues } from "~/rules/staff/mapped-roles";

describe("the values of a claim", () => {
  const samples: [string, Record<string, unknown>, string, string[] | null][] = [
    ["a list", { groups: ["buyers", "managers"] }, "groups", ["buyers", "managers"]],
    ["a single text", { role: "buyers" }, "role", ["buyers"]],
    ["a list in an object", { realm_access: { roles: ["buyers"] } }, "realm_access.roles", ["buyers"]],
    ["a name with dots in it", { "https://company.example/roles": ["b"] }, "https://company.example/roles", ["b"]],
    ["an empty list", { groups: [] }, "groups", []],
    ["a list with other things in it", { groups: ["buyers", 7, null] }, "groups", ["buyers"]],
    ["no claim", {}, "groups", null],
    ["an object", { groups: { buyers: true } }, "groups", null],
    ["what every object has", {}, "constructor.name", null],
  ];
  test.each(samples)("are read from %s", (_, claims, name, values) => {
    expect(claimValues(claims, name)).toEqual(values);
  });

  test("are always strings, regardless of the provider's response", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), fc.string(), (claims, name) => {
        const values = claimValues(claims, name);
        expect(values === null || values.every((value) => typeof value === "string")).toBe(true);
      }),
    );
  });
});

const role = fc.constantFrom(...purchasingRoles);
const roles = fc.uniqueArray(role);
const held = fc.uniqueArray(fc.record({ role, isMapped: fc.boolean() }), { selector: (one) => one.role });

describe("the role changes at a sign-in", () => {
  test("never add a role that needs a second manager's approval", () => {
    fc.assert(
      fc.property(roles, held, (meant, current) => {
        expect(roleChanges(meant, current).added.filter(isGuardedRole)).toEqual([]);
      }),
    );
  });

  test("never remove a role that was assigned manually", () => {
    fc.assert(
      fc.property(roles, held, (meant, current) => {
        const byPeople = current.filter(({ isMapped }) => !isMapped).map((one) => one.role);
        expect(roleChanges(meant, current).removed.filter((one) => byPeople.includes(one))).toEqual([]);
      }),
    );
  });

  test("are empty once they have been applied", () => {
    fc.assert(
      fc.property(roles, held, (meant, current) => {
        const { added, requested, removed } = roleChanges(meant, current);
        const after = [
          ...current.filter((one) => !removed.includes(one.role)),
          ...added.map((one) => ({ role: one, isMapped: true })),
        ];
        expect(roleChanges(meant, after)).toEqual({ added: [], requested, removed: [] });
      }),
    );
  });

  test("make a future manager a specialist until confirmed, and nothing else afterwards", () => {
    expect(roleChanges(["purchasingManager"], [])).toEqual({
      added: ["purchasingSpecialist"],
      requested: ["purchasingManager"],
      removed: [],
    });
    const confirmed = [
      { role: "purchasingManager", isMapped: true },
      { role: "purchasingSpecialist", isMapped: true },
    ] as const;
    expect(roleChanges(["purchasingManager"], confirmed).removed).toEqual(["purchasingSpecialist"]);
  });

  test("follow the settings", () => {
    const mapping = [
      { value: "buyers", role: "purchasingSpecialist" },
      { value: "cn=managers", role: "purchasingManager" },
      { value: "heads", role: "purchasingManager" },
    ] as const;
    expect(rolesOfValues(mapping, ["heads", "cn=managers", "others"])).toEqual(["purchasingManager"]);
    expect(rolesOfValues(mapping, ["Buyers"])).toEqual([]);
  });
});
