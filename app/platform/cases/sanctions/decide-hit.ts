import type { z } from "zod";
import type { sanctions } from "~/contract";
import { recordAudit } from "~/platform/core/audit";
import { iso } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import { isOwn } from "~/platform/records/onboarding/require-mover";
import { lockRegistration } from "~/platform/records/registrations/lock-registration";
import { aboutHit } from "~/platform/records/risk/sanction-hits";
import { keepRiskLevel } from "~/platform/records/risk/keep-risk";

type HitDecisionInput = z.output<typeof sanctions.decide.input>;
type By = { accountId: string; now: Date };

/** Records whether a match is this company, who decided it and why; the risk level of the registration is updated. */
export const decideHit = (core: Core, { hitId, state, verdict, reason }: HitDecisionInput, { accountId, now }: By) =>
  core.db.transaction().execute(async (trx) => {
    const { registration_id } = await findHit(trx, hitId);
    const registration = await lockRegistration(trx, registration_id);
    if (await isOwn(trx, registration, accountId)) refuse("forbidden", "onboarding.own");
    // Under the lock, since the hit may have been decided or a new list may have changed it.
    const hit = await findHit(trx, hitId);
    if (hit.state !== state || hit.state === "gone") refuse("conflict", "sanctions.decided");
    await trx
      .updateTable("sanction_hit")
      .set({
        state: verdict,
        decided_by: accountId,
        decided_at: iso(now),
        reason_sealed: core.seal.close(reason, aboutHit(hitId)),
      })
      .where("id", "=", hitId)
      .execute();
    await recordAudit(trx, {
      at: now,
      actor: `account:${accountId}`,
      action: `sanctions.${verdict}`,
      subject: `registration:${registration_id}`,
      details: {
        hit: hitId,
        list: hit.source,
        version: hit.list_version,
        reference: hit.reference,
        entry: hit.entry_hash,
      },
    });
    await keepRiskLevel(core, trx, registration_id, now);
    return {};
  });

const findHit = async (trx: Core["db"], id: string) =>
  (await trx.selectFrom("sanction_hit").selectAll().where("id", "=", id).executeTakeFirst()) ??
  refuse("unknown", "sanctions.unknown");
