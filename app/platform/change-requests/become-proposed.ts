import { careOf } from "~/rules/change-request/care";
import { fileUuids } from "~/rules/registration/files";
import { sections } from "~/rules/registration/sections";
import type { Core } from "../core";
import type { Db } from "../db/schema";
import type { Actor } from "../identity/actor";
import { iso } from "../instants";
import { markUsed } from "../registration/file-uuids";
import { type Change, openContents, sealPart } from "./contents";
import type { Locked } from "./find";
import { knownContacts } from "./known-contacts";
import { alarmAboutSharedAccount } from "./alarms";
import { computeRisks } from "./risks";
import { moveChange } from "./step";
import { tellPurchasing } from "./tell-accounts";
import { tellKnown } from "./tell-known";

/** From here on purchasing sees the change, its files are on record, and of a watched one everybody known is told. */
export async function becomeProposed(
  core: Core,
  trx: Db,
  { change, registration }: Locked,
  { accountId }: Actor,
  now: Date,
): Promise<Change> {
  const { after } = openContents(core.seal, change);
  await markUsed(trx, registration.id, fileUuids(sections[change.section_id].fields, after), now);
  const { isAnnounced } = careOf(change.care_level);
  const known = isAnnounced ? await knownContacts(core, trx, registration, now) : null;
  const risks = await computeRisks(core, trx, change, now);
  const proposed = await moveChange(
    trx,
    change,
    { to: "proposed", event: "confirm", by: { accountId }, now },
    {
      proposed_at: iso(now),
      challenge_sealed: null,
      known_sealed: known ? sealPart(core.seal, change.id, "known", known) : null,
      risks: JSON.stringify(risks),
    },
  );
  if (known) await tellKnown(core, trx, { change: proposed, registration }, "proposed", now);
  await tellPurchasing(trx, proposed, now);
  if (risks.includes("accountShared")) await alarmAboutSharedAccount(core, trx, proposed, now);
  return proposed;
}
