import { refuse, RefusalError } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import { moveOn } from "~/platform/lifecycle/move-on";
import { sendMessage } from "~/platform/records/messages/messages";
import { reviewerMove } from "~/platform/records/onboarding/move";
import { listDueDecisions, takeDelayedDecision } from "~/platform/records/onboarding/delayed-decisions";
import { lockRegistration } from "~/platform/records/registrations/lock-registration";
import { supplierWords } from "~/platform/records/registrations/supplier-words";
import { listReviewerIds } from "~/platform/records/teamwork/reviewers";

/** Batch size; the next run picks up the rest. */
const batchSize = 100;

/**
 * Carries out the decisions whose minute has passed, as `onboarding.decide` does. A decision that is no longer possible
 * is dropped, and its reviewer gets a message. Several processes may run it at the same time: each decision is taken
 * under the lock of its registration, so that it takes effect once.
 */
export async function carryOutDecisions(core: Core): Promise<void> {
  const now = core.now();
  const due = await listDueDecisions(core.db, now, batchSize);
  for (const registrationId of due)
    await carryOut(core, registrationId, now).catch((error: unknown) => {
      if (!(error instanceof RefusalError)) throw error;
      return drop(core, registrationId, now);
    });
  if (due.length === 0) return;
  core.emailWaits();
  core.headWaits();
}

const carryOut = (core: Core, registrationId: string, now: Date): Promise<void> =>
  core.db.transaction().execute(async (trx) => {
    await lockRegistration(trx, registrationId);
    const decision = await takeDelayedDecision(core, trx, { registrationId });
    if (!decision) return;
    const { accountId, ...content } = decision;
    // The reviewer may have lost the permission within the minute.
    if (!(await listReviewerIds(trx)).has(accountId)) refuse("forbidden", "request.e403");
    await moveOn(core, trx, reviewerMove({ registrationId, ...content }, accountId, now));
  });

const drop = (core: Core, registrationId: string, now: Date): Promise<void> =>
  core.db.transaction().execute(async (trx) => {
    await lockRegistration(trx, registrationId);
    const decision = await takeDelayedDecision(core, trx, { registrationId });
    if (!decision) return;
    const words = await supplierWords(trx, registrationId, "accountMessages", (t, company) => ({
      title: t("decisionDropped.title", { company }),
      body: t("decisionDropped.body", { company }),
    }));
    const to = `/gsrm/registrations/${registrationId}`;
    await sendMessage(trx, { at: now, accountId: decision.accountId, words, to });
  });
