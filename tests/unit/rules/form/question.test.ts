import { expect, test } from "vitest";
import { rolesQuestion } from "~/routes/account/personal-forms";
import { readQuestion } from "~/rules/form/question";

function posted(...entries: [string, string | File][]) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}
const named: [string, string][] = [
  ["userAccount", " buyer2 "],
  ["userName", "赵磊"],
];

test("several answers under one name are a list, and so is a single one", () => {
  const both = posted(...named, ["tenantRoleIds", "a"], ["tenantRoleIds", "b"]);
  expect(readQuestion(rolesQuestion, both)).toMatchObject({
    status: "success",
    value: { userAccount: "buyer2", tenantRoleIds: ["a", "b"] },
  });
  expect(readQuestion(rolesQuestion, posted(...named, ["tenantRoleIds", "a"]))).toMatchObject({
    value: { tenantRoleIds: ["a"] },
  });
});

test("unknown names and files do not reach the form", () => {
  const hostile = posted(...named, ["tenantRoleIds", new File(["x"], "x")], ["tenantRoleIds[100000000].a", "x"]);
  expect(readQuestion(rolesQuestion, hostile)).toMatchObject({
    status: "error",
    error: { tenantRoleIds: ["account.roles.required"] },
  });
});
