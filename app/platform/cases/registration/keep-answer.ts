import type { z } from "zod";
import type { registration } from "~/contract";
import { recordAudit } from "~/platform/core/audit";
import type { Core, Context } from "~/platform/core/core";
import { loadReturn, writeReason } from "~/platform/records/onboarding/return-items";
import { ofOwnTabs } from "~/platform/records/registrations/registrant";
import { lockToFill } from "~/platform/records/registrations/lock-registration";
import { requireRegistrant } from "~/platform/records/registrations/registration-session";
import { readDraft } from "~/platform/records/registrations/saved-section";

type KeepInput = z.output<typeof registration.keepAnswer.input>;
type KeepAnswer = z.input<typeof registration.keepAnswer.answer>;

/** Records the reason for not changing a returned answer; returns all comments, with this reason. */
export async function keepAnswer(core: Core, input: KeepInput, context: Context): Promise<KeepAnswer> {
  const registrant = await requireRegistrant(core, context);
  const { registrationId, actor } = registrant;
  return core.db.transaction().execute(async (trx) => {
    const inTransaction = { ...core, db: trx };
    const row = await lockToFill(trx, registrationId);
    const draft = await readDraft(core, trx, registrationId);
    await writeReason(inTransaction, row, draft, input);
    await recordAudit(trx, {
      at: context.now,
      actor,
      action: "registration.keepAnswer",
      subject: `registration:${registrationId}`,
      details: { section: input.section },
    });
    return { returnedItems: ofOwnTabs(registrant, (await loadReturn(inTransaction, row, draft))?.items ?? []) };
  });
}
