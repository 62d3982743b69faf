import { refuse } from "~/platform/ground/base/refuse";
import type { Context } from "~/platform/ground/context";
import type { Core } from "~/platform/ground/core";
import { moveOn } from "~/platform/lifecycle/move-on";
import type { Submitted } from "~/platform/records/onboarding/move";
import { lockRegistration } from "~/platform/records/registrations/lock";
import { requireSessionToSubmit } from "~/platform/records/registrations/session";
import { type Submission, submissionOf } from "~/platform/records/registrations/submission";

/**
 * Submits the registration as it was on the registrant's screen. A second call, at the same moment or days later, gets the
 * same answer and changes nothing (F-18); after a withdrawal there is nothing to submit.
 */
export async function submit(core: Core, submitted: Submitted, context: Context): Promise<Submission> {
  const registrationId = await requireSessionToSubmit(core, context);
  // The reviewer reads the reasons beside the step, as the supplier reads the comments that came with a return.
  const items = submitted.reasons.map(({ section, field, reason }) => ({
    section,
    field: field ?? undefined,
    comment: reason,
  }));
  const submission = await core.db.transaction().execute(async (trx) => {
    const row = await lockRegistration(trx, registrationId);
    if (row.state === "withdrawn") refuse("conflict", "registration.ended");
    if (row.state !== "filling") return submissionOf(row);
    const by = { kind: "registrant", submitted } as const;
    const move = { registrationId, event: "submit", by, now: context.now, items } as const;
    return submissionOf(await moveOn(core, trx, move));
  });
  core.letterWaits();
  return submission ?? refuse("conflict", "registration.submitted");
}
