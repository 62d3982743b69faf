import type { z } from "zod";
import type { changeReview } from "~/contract";
import { sensitiveAnswers } from "~/rules/masking";
import { sections } from "~/rules/registration/sections";
import { recordAudit } from "../audit/record";
import type { Core } from "../core";
import { refuse } from "../http/refuse";
import type { Actor } from "../identity/actor";
import { openContents } from "./contents";
import { requireProposed } from "./find";

type Asked = z.output<typeof changeReview.show.input>;

/** A sensitive answer of a change in full, for who decides about it; each time is written down (S-58). */
export async function showOf(core: Core, { changeId, side, field }: Asked, actor: Actor, now: Date) {
  const change = await requireProposed(core.db, changeId);
  const values = openContents(core.seal, change)[side];
  const value = sensitiveAnswers(sections[change.section_id].fields, values).get(field) ?? refuse(404, "field.unknown");
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
