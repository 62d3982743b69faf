import { careFor } from "~/rules/change-request/care";
import type { RiskFlag } from "~/rules/change-request/risks";
import { fileUuids } from "~/rules/registration/files";
import { sections } from "~/rules/registration/sections";
import type { Core } from "../core";
import type { Db } from "../db/schema";
import type { Actor } from "../identity/actor";
import { iso } from "../instants";
import { markUsed } from "../registration/file-uuids";
import { bankRisksOf } from "./bank-risks";
import { contextWith } from "./check";
import { type Change, openContents, sealPart } from "./contents";
import type { Locked } from "./find";
import { knownContacts } from "./known-contacts";
import { moveChange } from "./step";
import { tellPurchasing } from "./tell-accounts";
import { tellKnown } from "./tell-known";

/** From here on purchasing sees the change, its files are on record, and of new bank details everybody known is told. */
export async function becomeProposed(
  core: Core,
  trx: Db,
  { change, registration }: Locked,
  { accountId }: Actor,
  now: Date,
): Promise<Change> {
  const { after } = openContents(core.seal, change);
  await markUsed(trx, registration.id, fileUuids(sections[change.section_id].fields, after), now);
  const { isCalledBack } = careFor(change.section_id);
  const known = isCalledBack ? await knownContacts(core, trx, registration) : null;
  const proposed = await moveChange(
    trx,
    change,
    { to: "proposed", event: "confirm", by: { accountId }, now },
    {
      proposed_at: iso(now),
      challenge_sealed: null,
      known_sealed: known ? sealPart(core.seal, change.id, "known", known) : null,
      risks: JSON.stringify(await risksOf(core, trx, change, now)),
    },
  );
  if (known) await tellKnown(core, trx, { change: proposed, registration }, "asked", now);
  await tellPurchasing(trx, proposed, "proposed", now);
  return proposed;
}

/** What purchasing should be careful about, as it is now (S-52). */
async function risksOf(core: Core, trx: Db, change: Change, now: Date): Promise<RiskFlag[]> {
  if (change.section_id !== "bank") return [];
  const { registration_id: registrationId } = change;
  const { after } = openContents(core.seal, change);
  const context = await contextWith(core, trx, { registrationId, section: "bank", values: after, now });
  return bankRisksOf(core.seal, trx, registrationId, after, context);
}
