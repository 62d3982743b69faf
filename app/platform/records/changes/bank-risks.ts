import { type RiskFlag, risksIn } from "~/rules/change-request/risks";
import type { SectionContext } from "~/rules/section";
import type { FormValues } from "~/rules/form-values";
import type { Db } from "~/platform/ground/database/schema";
import type { Seal } from "~/platform/ground/seal";
import { sharersOf } from "~/platform/records/registrations/bank-prints";

/** What to be careful about in bank details, as it is now (S-52): what they show by themselves, and who else uses the account. */
export async function bankRisksOf(
  seal: Seal,
  db: Db,
  registrationId: string,
  bank: FormValues,
  context: SectionContext,
): Promise<RiskFlag[]> {
  const sharers = await sharersOf(seal, db, registrationId, bank);
  return [...risksIn(bank, context), ...(sharers.length > 0 ? (["accountShared"] as const) : [])];
}
