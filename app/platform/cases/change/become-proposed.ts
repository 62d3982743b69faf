import { careOf } from "~/rules/change-request/care";
import { fileUuids } from "~/rules/registration/files";
import { sections } from "~/rules/registration/sections";
import type { Core } from "~/platform/ground/core";
import type { Db } from "~/platform/ground/database/schema";
import type { Actor } from "~/platform/records/sessions/actor";
import { iso } from "~/platform/ground/base/instants";
import { markUsed } from "~/platform/records/registrations/file-uuids";
import { type Change, openContents, sealPart } from "~/platform/records/changes/contents";
import type { Locked } from "~/platform/records/changes/find";
import { knownContacts } from "~/platform/records/changes/known-contacts";
import { alarmAboutSharedAccount } from "~/platform/records/changes/alarms";
import { computeRisks } from "~/platform/records/changes/risks";
import { moveChange } from "~/platform/records/changes/step";
import { tellPurchasing } from "~/platform/records/changes/tell-accounts";
import { tellKnown } from "~/platform/records/changes/tell-known";

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
  const contacts = isAnnounced ? await knownContacts(core, trx, registration, now) : null;
  const risks = await computeRisks(core, trx, change, now);
  const proposed = await moveChange(
    trx,
    change,
    { to: "proposed", event: "confirm", by: { accountId }, now },
    {
      proposed_at: iso(now),
      challenge_sealed: null,
      known_sealed: contacts ? sealPart(core.seal, change.id, "known", contacts) : null,
      risks: JSON.stringify(risks),
    },
  );
  if (contacts) await tellKnown(core, trx, { change: proposed, registration }, "proposed", now);
  await tellPurchasing(core, trx, proposed, now);
  if (risks.includes("accountShared")) await alarmAboutSharedAccount(core, trx, proposed, now);
  return proposed;
}
