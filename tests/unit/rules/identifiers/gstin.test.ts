import { expect, test } from "vitest";
import { isGstinChecked, isGstinShaped } from "~/rules/identifiers/gstin";

test("published GSTINs have a valid check character, a changed one does not", () => {
  const checked = (gstin: string) => isGstinShaped(gstin) && isGstinChecked(gstin);
  expect(["27AAPFU0939F1ZV", "27AASCS2460H1Z0", "29AAGCB7383J1Z4", "27AAPFU0939F1ZO"].map(checked)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
