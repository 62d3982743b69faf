import { ownName } from "~/rules/form/field-facts";

/** The widths of fields that are narrower than a name. They indicate the length of the answer. */
const widths: Readonly<Record<string, "postcode" | "number" | "code">> = {
  registeredPostcode: "postcode",
  officePostcode: "postcode",
  branchCode: "postcode",
  duns: "number",
  registeredCapital: "number",
  swift: "number",
  unifiedCreditCode: "code",
  registrationNumber: "code",
  taxId: "code",
  gstin: "code",
  bankCode: "code",
  iban: "code",
  accountNumber: "code",
};

/** The width class of the control at a form name; "" if it fills its column. */
export function widthOf(name: string): string {
  const width = widths[ownName(name)];
  return width ? `width-${width}` : "";
}

/** Whether the answer at a form name is a long code, which is displayed in groups. */
export const isLongCode = (name: string): boolean => widths[ownName(name)] === "code";
