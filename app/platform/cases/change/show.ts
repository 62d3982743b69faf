import type { z } from "zod";
import type { changeReview } from "~/contract";
import { sensitiveAnswers } from "~/rules/masking";
import { sections } from "~/rules/registration/sections";
import { recordAudit } from "~/platform/ground/audit/record";
import type { Core } from "~/platform/ground/core";
import { refuse } from "~/platform/ground/base/refuse";
import type { Actor } from "~/platform/records/sessions/actor";
import { openContents } from "~/platform/records/changes/contents";
import { requireProposed } from "~/platform/records/changes/find";

type ShowInput = z.output<typeof changeReview.show.input>;

/** A sensitive answer of a change in full, for who decides about it; each time is written down (S-58). */
export async function showOf(core: Core, { changeId, side, field }: ShowInput, actor: Actor, now: Date) {
  const change = await requireProposed(core.db, changeId);
  const values = openContents(core.seal, change)[side];
  const value =
    sensitiveAnswers(sections[change.section_id].fields, values).get(field) ?? refuse("unknown", "field.unknown");
  await core.db.transaction().execute((trx) =>
    recordAudit(trx, {
      at: now,
      actor: `account:${actor.accountId}`,
      action: "change.show",
      subject: `registration:${change.registration_id}`,
      details: { change: change.id, side, field },
    }),
  );
  return { value };
}
