import { ownName } from "~/rules/form/field-facts";

/** The width of a field that is narrower than a name: its size hints at the length of the answer. */
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

/** The class that gives the control at a form name its width; "": it fills its place. */
export function widthOf(name: string): string {
  const width = widths[ownName(name)];
  return width ? `width-${width}` : "";
}

/** Whether the answer at a form name is a long code, which is read in groups. */
export const isLongCode = (name: string): boolean => widths[ownName(name)] === "code";
