import { expect, test } from "vitest";
import { paths } from "~/paths";
import { pageButton } from "~/rules/permissions/page-button";

test.each([
  [paths.company, "company.read"],
  [paths.companySection("bank"), "company.read"],
  [paths.documents, "company.read"],
  [paths.changes, "company.read"],
  [paths.change("a1"), "company.read"],
  [paths.proposeChange("bank"), "company.bank"],
  [paths.proposeChange("contact"), "company.bank"],
  [paths.proposeChange("manage"), "company.change"],
  [paths.certification, "company.certify"],
  ["/gcis/corrective-actions/a1", "company.correct"],
  ["/gcis", undefined],
  ["/gcis/questions", undefined],
  ["/gcis/companyOther", undefined],
  ["/workspace", undefined],
])("the page %s needs the permission %s", (address, button) => {
  expect(pageButton(address)).toBe(button);
});
