import { expect } from "vitest";
import { sectionIds } from "~/rules/registration/section-ids";
import { requiredTurnoverYears } from "~/rules/registration/turnover";
import type { FormValues } from "~/rules/form-values";
import { complete } from "../unit/rules/registration/complete";
import { keepFile, type Registrant } from "./registrant";

/** Fills in everything a registration needs, through the portal. */
export async function fillIn(registrant: Registrant, origin: string): Promise<void> {
  const { uuid } = await keepFile(registrant, origin);
  const years = requiredTurnoverYears(new Date().toISOString());
  const values: Record<string, FormValues> = {
    ...complete,
    business: {
      ...complete.business,
      categories: ["CONNECTOR"],
      turnover: years.map((year) => ({ id: year, year, amount: "120000000.50" })),
    },
    manage: { none: "1" },
    bank: { banks: (complete.bank.banks as FormValues[]).map((row) => ({ ...row, bank: "CN-ICBC" })) },
    attachment: { attachments: [{ type: "businessLicense", file: uuid, longTerm: "1" }] },
  };
  for (const section of sectionIds) {
    const { status } = await registrant.save(section, 0, values[section] ?? {});
    expect(status, section).toBe(200);
  }
}
