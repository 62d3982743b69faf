import type { z } from "zod";
import type { serviceFigures } from "~/contract";
import { type DraftErrors, findDraftErrors } from "~/platform/lifecycle/submission";
import type { Core, Context } from "~/platform/core/core";
import type { Tables } from "~/platform/core/database/schema";
import { lockRegistration, lockToFill } from "~/platform/records/registrations/lock-registration";
import { requireRegistrant } from "~/platform/records/registrations/registration-session";
import { readDraft, requireVisible } from "~/platform/records/registrations/saved-section";
import { countTabCheck } from "~/platform/records/service/tab-progress";
import { sectionIds } from "~/rules/registration/section-ids";

type CheckInput = z.output<typeof serviceFigures.checkSection.input>;

/** Checks a saved section and counts what it finds. Returns whether the section is complete. */
export async function checkSection(core: Core, { section }: CheckInput, context: Context) {
  requireVisible(core, section);
  const { registrationId } = await requireRegistrant(core, context);
  return core.db.transaction().execute(async (trx) => {
    const row = await lockToFill(trx, registrationId);
    const draft = await readDraft(core, trx, registrationId);
    const findings = (await findDraftErrors(core, trx, row, draft, context.now))[section] ?? [];
    await countTabCheck(core, trx, row, section, findings, context.now);
    return { complete: findings.length === 0 };
  });
}

/** Counts the findings that blocked a submission, after the transaction of the submission was rolled back. */
export async function countRefusal(core: Core, id: Tables["registration"]["id"], errors: DraftErrors, now: Date) {
  await core.db.transaction().execute(async (trx) => {
    const row = await lockRegistration(trx, id);
    for (const section of sectionIds) {
      const findings = errors[section] ?? [];
      if (findings.length > 0) await countTabCheck(core, trx, row, section, findings, now);
    }
  });
}
