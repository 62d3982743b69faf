import { expect, test } from "vitest";
import { kindOf } from "~/rules/fields/kind-registry";
import { sections } from "~/rules/registration/sections";
import { lookOf } from "~/ui/form/kinds/kind-looks";

test("three or four radio buttons get the whole row, two and a list get a column", () => {
  const { companyType, taxpayerQualification, listed } = sections.basic.fields.shape;
  const areWide = [companyType, taxpayerQualification, listed].map((field) => field && lookOf(kindOf(field)).isWide);
  expect(areWide).toEqual([true, true, false]);
});
