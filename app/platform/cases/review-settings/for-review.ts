import type { z } from "zod";
import type { reviewSettings } from "~/contract";
import { iso } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import { recordAudit } from "~/platform/core/audit";
import type { ActorContext } from "~/platform/cases/handler";
import { requireSubmitted } from "~/platform/records/onboarding/require-submitted";
import { lastRound } from "~/platform/records/registrations/rounds";
import { readConditions } from "~/platform/records/teamwork/assignment-rules";
import { listPeople } from "~/platform/records/accounts/people";
import { listTexts, textsFor } from "~/platform/records/teamwork/setting-lists";

type ReviewInput = { registrationId: string };

/** The phrases for a registration, in the supplier's language and in the reader's. */
export async function listPhrases(core: Core, { registrationId }: ReviewInput, { language }: ActorContext) {
  const row = await requireSubmitted(core, registrationId);
  const { categories } = await readConditions(core, core.db, row.id);
  const phrases = textsFor(await listTexts(core.db, "phrase"), categories);
  return {
    language: row.language,
    phrases: phrases.map((phrase) => ({
      phraseId: phrase.textId,
      text: phrase[row.language],
      meaning: phrase[language],
    })),
  };
}

/** The checklist for a registration, with the ticks of its round. */
export async function listChecklist(core: Core, { registrationId }: ReviewInput, { language }: ActorContext) {
  const { id } = await requireSubmitted(core, registrationId);
  const { categories } = await readConditions(core, core.db, id);
  const items = textsFor(await listTexts(core.db, "checklist_item"), categories);
  const round = await lastRound(core.db, id);
  const ticks = await core.db
    .selectFrom("checklist_tick")
    .selectAll()
    .where("registration_id", "=", id)
    .where("round", "=", round)
    .execute();
  const people = await listPeople(
    core,
    ticks.map(({ account_id }) => account_id),
  );
  return {
    round,
    items: items.map((item) => {
      const tick = ticks.find(({ item_id }) => item_id === item.textId);
      const by = people.get(tick?.account_id ?? "");
      return { itemId: item.textId, text: item[language], tick: tick && by ? { by, at: tick.at } : null };
    }),
  };
}

/**
 * Ticks an item of the checklist for this round, or removes the tick. If it is already ticked, the first tick is kept.
 */
export async function tickItem(
  core: Core,
  { registrationId, itemId, isTicked }: z.output<typeof reviewSettings.tick.input>,
  { actor, now }: ActorContext,
) {
  const { id } = await requireSubmitted(core, registrationId);
  const items = await listTexts(core.db, "checklist_item");
  if (!items.some(({ textId }) => textId === itemId)) refuse("unknown", "checklist.unknown");
  await core.db.transaction().execute(async (trx) => {
    const round = await lastRound(trx, id);
    const tick = { registration_id: id, round, item_id: itemId };
    if (isTicked)
      await trx
        .insertInto("checklist_tick")
        .values({ ...tick, account_id: actor.accountId, at: iso(now) })
        .onConflict((conflict) => conflict.columns(["registration_id", "round", "item_id"]).doNothing())
        .execute();
    else
      await trx
        .deleteFrom("checklist_tick")
        .where("registration_id", "=", id)
        .where("round", "=", round)
        .where("item_id", "=", itemId)
        .execute();
    await recordAudit(trx, {
      at: now,
      actor: `account:${actor.accountId}`,
      action: isTicked ? "checklist.tick" : "checklist.untick",
      subject: `registration:${id}`,
      details: { round, item: itemId },
    });
  });
}
