import { checkedRisks, contactRisksIn, type RiskFlag, risksIn } from "~/rules/change-request/change-risks";
import type { FormValues } from "~/rules/form-values";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import type { SectionContext } from "~/rules/section";
import type { Seal } from "~/platform/core/seal";
import { listSharers } from "~/platform/records/duplicates/fingerprints";
import { hasListedFact } from "~/platform/records/block-list/block-list";
import { contextWith } from "./require-valid";
import { lastIdentityChange, listIdentitySharers } from "./identity-changes";
import { hasContactChangeSince } from "./contact-lock";
import { listDiffering } from "./registry-check";
import { findPendingChanges } from "./pending-changes";
import { type CompanyChange, openContents } from "./company-change";

/** The states in which a decision is pending, so that the current risks are shown instead of those at the decision. */
const undecidedStates: readonly CompanyChange["state"][] = ["awaitingCode", "proposed", "onceApproved"];

/** The risks of a change (S-52): computed while a decision is due, afterwards those stored at the decision. */
export const listRisks = async (core: Core, db: Db, change: CompanyChange, now: Date): Promise<RiskFlag[]> =>
  undecidedStates.includes(change.state) ? computeRisks(core, db, change, now) : storedRisks(change);

/** The risks that were on the screen of the last approval, or of the proposal. */
export const storedRisks = ({ risks }: CompanyChange): RiskFlag[] => JSON.parse(risks) as RiskFlag[];

/** The current risks of a change, from the company file, the other companies and the last 90 days. */
export async function computeRisks(core: Core, db: Db, change: CompanyChange, now: Date): Promise<RiskFlag[]> {
  const { section_id: section, registration_id: registrationId } = change;
  const { before, after } = openContents(core.seal, change);
  if (!(section in checkedRisks)) return [];
  const isListed = await hasListedFact(core, db, { [section]: after }, now);
  const listed = isListed ? (["onBlockList"] as const) : [];
  if (section === "contact") return [...listed, ...contactRisksIn(before, after)];
  if (section === "basic")
    return [
      ...listed,
      ...((await listIdentitySharers(core, db, change)).length > 0 ? (["identityOfAnother"] as const) : []),
      ...(listDiffering(core.seal, change).length > 0 ? (["registryDiffers"] as const) : []),
    ];
  if (section !== "bank") return [];
  const context = await contextWith(core, db, { registrationId, section, values: after, now });
  const flags = await listBankRisks(core.seal, db, registrationId, after, context);
  const isRecent = await hasContactChangeSince(db, registrationId, now);
  const isRenamed = (await lastIdentityChange(core, db, registrationId, now)) !== null;
  const pending = await findPendingChanges(core, db, registrationId);
  return [
    ...listed,
    ...flags,
    ...(isRecent ? (["contactsChangedLately"] as const) : []),
    ...(isRenamed ? (["identityChangedLately"] as const) : []),
    ...(pending.identity ? (["identityChangePending"] as const) : []),
    ...(pending.contact ? (["contactsChangePending"] as const) : []),
  ];
}

/** The current risks of bank details (S-52): those visible in the details themselves, and other users of the account. */
export async function listBankRisks(
  seal: Seal,
  db: Db,
  registrationId: string,
  bank: FormValues,
  context: SectionContext,
): Promise<RiskFlag[]> {
  const sharers = await listSharers(seal, db, registrationId, bank);
  return [...risksIn(bank, context), ...(sharers.length > 0 ? (["accountShared"] as const) : [])];
}
