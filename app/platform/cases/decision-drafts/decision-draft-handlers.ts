import { decisionDrafts } from "~/contract";
import type { Core } from "~/platform/core/core";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { requireSubmitted } from "~/platform/records/onboarding/require-submitted";
import { lockRegistration } from "~/platform/records/registrations/lock-registration";
import { readDecisionDraft, writeDecisionDraft } from "~/platform/records/onboarding/decision-drafts";

/** The draft of a reviewer's decision; it is read with the registration (`review.file`). */
export const decisionDraftHandlers = (core: Core): Handler[] => [
  handleSession(decisionDrafts.save, async ({ registrationId, texts }, { actor, now }) => {
    const { id } = await requireSubmitted(core, registrationId);
    const key = { registration_id: id, account_id: actor.accountId };
    const draft = await core.db.transaction().execute(async (trx) => {
      await lockRegistration(trx, id);
      await writeDecisionDraft(core, trx, key, texts, now);
      return readDecisionDraft({ ...core, db: trx }, key);
    });
    return { savedAt: draft?.savedAt ?? null };
  }),
];
