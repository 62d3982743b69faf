import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { assignableRoles, memberRoles, roleCodes } from "~/rules/member-roles";

const whole = { userAccount: "buyer2", userName: "赵磊", tenantRoleIds: ["purchasingManager"] };
const codes = (changes: object) =>
  (memberRoles.safeParse({ ...whole, ...changes }).error?.issues ?? []).map(({ message }) => message);

test.each([
  ["no account", { userAccount: undefined }, "account.plsInputNumEmpty"],
  ["no name", { userName: undefined }, "account.plsInputUserEmpty"],
  ["no role", { tenantRoleIds: [] }, "account.roles.required"],
  ["no answer about roles", { tenantRoleIds: undefined }, "account.roles.required"],
])("%s is refused", (_, changes, code) => {
  expect(codes(changes)).toEqual([code]);
});

test("account, name and one role are enough", () => {
  expect(codes({})).toEqual([]);
});

test("purchasing gives purchasing roles, suppliers give theirs, and who has no role gives none", () => {
  expect(assignableRoles(["purchasingManager"])).toEqual(["purchasingManager", "purchasingSpecialist"]);
  expect(assignableRoles(["supplier"])).toEqual(["supplier"]);
  expect(assignableRoles(["none"])).toEqual([]);
});

property.prop([fc.array(fc.string())])("roles that we do not know give nothing", (own) => {
  fc.pre(!own.some((code) => roleCodes.some((known) => known === code)));
  expect(assignableRoles(own)).toEqual([]);
});
