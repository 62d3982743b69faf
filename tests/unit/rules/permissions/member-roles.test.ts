import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { assignableRoles, firstSupplierRoles, memberRoles, roleCodes } from "~/rules/permissions/member-roles";

const whole = { userAccount: "buyer2", userName: "赵磊", tenantRoleIds: ["purchasingManager"] };
const codes = (changes: object) =>
  (memberRoles.safeParse({ ...whole, ...changes }).error?.issues ?? []).map(({ message }) => message);

test.each([
  ["no account", { userAccount: undefined }, "account.plsInputNumEmpty"],
  ["no name", { userName: undefined }, "account.plsInputUserEmpty"],
  ["no role", { tenantRoleIds: [] }, "account.roles.required"],
  ["no answer about roles", { tenantRoleIds: undefined }, "account.roles.required"],
])("%s is rejected", (_, changes, code) => {
  expect(codes(changes)).toEqual([code]);
});

test("account, name and one role are enough", () => {
  expect(codes({})).toEqual([]);
});

test("purchasing assigns purchasing roles, suppliers assign theirs, and users without a role assign none", () => {
  expect(assignableRoles(["purchasingManager"])).toEqual(["purchasingManager", "purchasingSpecialist"]);
  expect(assignableRoles(["supplier"])).toEqual(firstSupplierRoles);
  expect(assignableRoles(["none"])).toEqual([]);
});

property.prop([fc.array(fc.string())])("unknown roles cannot assign any role", (own) => {
  fc.pre(!own.some((code) => roleCodes.some((known) => known === code)));
  expect(assignableRoles(own)).toEqual([]);
});
