import type { z } from "zod";
import type { ActorContext } from "~/platform/cases/handler";
import type { changeRequests } from "~/contract";
import { announcedChange } from "~/rules/change-request/announced-change";
import { requireCompany } from "~/platform/records/registrations/find-registration";
import { requireButton } from "~/platform/records/sessions/require-button";
import { sectionButton } from "~/rules/permissions/section-button";
import type { Core } from "~/platform/core/core";
import { refuse } from "~/platform/core/base/refuse";
import { accountById } from "~/platform/records/accounts/accounts";
import type { Actor } from "~/platform/records/sessions/actor";
import { maskedEmail } from "~/rules/identifiers/masked-email";
import { stepUpSeconds } from "~/platform/core/settings/durations";
import { changeCode } from "~/platform/core/emails/codes";
import { checkCode, spendCode } from "~/platform/core/verification-codes/confirm-code";
import { requestCode } from "~/platform/core/verification-codes/request-code";
import { newUuids } from "~/platform/records/changes/new-uuids";
import { requireProof } from "~/platform/records/changes/require-proof";
import { requireFree, requireUnchanged } from "~/platform/records/changes/require-valid";
import {
  type CompanyChange,
  openChallenge,
  openContents,
  sealPart,
  lockChange,
  requireOwn,
  type LockedChange,
} from "~/platform/records/changes/company-change";
import { requireStep, moveChange } from "~/platform/records/changes/move-change";
import { toCare } from "~/rules/change-request/care-levels";
import type { Db } from "~/platform/core/database/schema";
import { iso } from "~/platform/core/base/instants";
import { markUsed } from "~/platform/records/registrations/file-uuids";
import { knownContacts } from "~/platform/records/changes/known-contacts";
import { alarmAboutSharedAccount } from "~/platform/records/changes/change-alarms";
import { checkRegistry } from "~/platform/records/changes/registry-check";
import { computeRisks } from "~/platform/records/changes/list-risks";
import { notifyPurchasing } from "~/platform/records/changes/notify-accounts";
import { notifyKnown } from "~/platform/records/changes/notify-known";

type Confirmation = z.output<typeof changeRequests.confirm.input>;
type ChangeConfirmation = z.input<typeof changeRequests.confirm.answer>;

/** Sends the code that confirms this change only. Returns the masked address to which it was sent. */
export async function sendChangeCode(core: Core, change: CompanyChange, context: ActorContext): Promise<string> {
  const { db, seal, config } = core;
  const { email } = await accountById(core, change.submitter_id);
  const { before, after } = openContents(seal, change);
  const { section_id: section } = change;
  const values = { section, ...announcedChange(section, before, after) };
  const emailContext = { ...config, language: context.language };
  const request = {
    email,
    purpose: "change" as const,
    accountId: change.submitter_id,
    lifeSeconds: stepUpSeconds,
  };
  const { challengeId } = await requestCode(core, context, request, (code) => changeCode(emailContext, values, code));
  await db
    .updateTable("change_request")
    .set({ challenge_sealed: sealPart(seal, change.id, "challenge", challengeId) })
    .where("id", "=", change.id)
    .where("state", "=", "awaitingCode")
    .execute();
  return maskedEmail(email);
}

/** Resends the code. */
export async function sendCodeAgain(
  core: Core,
  changeId: string,
  context: ActorContext,
): Promise<{ codeSentTo: string }> {
  const change = await ownChange(core, changeId, context.actor);
  requireStep(change, "confirm");
  return { codeSentTo: await sendChangeCode(core, change, context) };
}

/** Proposes the change if the code is right and nothing relevant has changed since it was sent. */
export async function confirm(
  core: Core,
  { changeId, code }: Confirmation,
  { actor, now }: ActorContext,
): Promise<ChangeConfirmation> {
  const change = await ownChange(core, changeId, actor);
  requireStep(change, "confirm");
  const challengeId = openChallenge(core.seal, change) ?? refuse("invalid", "code.wrong");
  const { email } = await accountById(core, actor.accountId);
  const challenge = await checkCode(core, now, { email, code, challengeId, purpose: "change" });
  const registry_sealed = await checkRegistry(core, change, now);
  const proposedChange = await core.db.transaction().execute(async (trx) => {
    const lockedChange = await lockChange(trx, change);
    requireStep(lockedChange.change, "confirm");
    await spendCode(trx, now, challenge);
    const { section_id: section, registration_id: registrationId } = lockedChange.change;
    await requireFree(trx, { registrationId, section, now });
    await requireUnchanged(core, trx, lockedChange.change);
    // Until now, its files could be removed.
    if (section === "bank") await requireProof(trx, registrationId, openContents(core.seal, change).proof);
    return becomeProposed(core, trx, withRegistry(lockedChange, registry_sealed), actor, now);
  });
  core.emailWaits();
  return { changeId, state: proposedChange.state, codeSentTo: null };
}

const withRegistry = ({ change, registration }: LockedChange, registry_sealed: string | null): LockedChange => ({
  change: { ...change, registry_sealed },
  registration,
});

async function ownChange(core: Core, changeId: string, actor: Actor): Promise<CompanyChange> {
  const { id } = await requireCompany(core, actor);
  const change = await requireOwn(core.db, id, actor.accountId, changeId);
  await requireButton(core, actor, sectionButton(change.section_id));
  return change;
}

/**
 * Submits the change. It becomes visible to purchasing, its files go on record, and for a watched change all known
 * contacts are notified.
 */
export async function becomeProposed(
  core: Core,
  trx: Db,
  { change, registration }: LockedChange,
  { accountId }: Actor,
  now: Date,
): Promise<CompanyChange> {
  await markUsed(trx, registration.id, newUuids(core.seal, change), now);
  const { isAnnounced } = toCare(change.care_level);
  const contacts = isAnnounced ? await knownContacts(core, trx, registration, now) : null;
  const risks = await computeRisks(core, trx, change, now);
  const proposedChange = await moveChange(
    trx,
    change,
    { to: "proposed", event: "confirm", by: { accountId }, now },
    {
      proposed_at: iso(now),
      challenge_sealed: null,
      known_sealed: contacts ? sealPart(core.seal, change.id, "known", contacts) : null,
      risks: JSON.stringify(risks),
      registry_sealed: change.registry_sealed,
    },
  );
  if (contacts) await notifyKnown(core, trx, { change: proposedChange, registration }, "proposed", now);
  await notifyPurchasing(trx, proposedChange, now);
  if (risks.includes("accountShared")) await alarmAboutSharedAccount(core, trx, proposedChange, now);
  return proposedChange;
}
