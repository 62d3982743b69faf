import { undeliveredLetters } from "~/contract";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { recordAudit } from "~/platform/core/audit";
import type { Core } from "~/platform/core/core";
import { toEmailTopic } from "~/platform/core/emails/topic";
import { sendAgain } from "~/platform/core/outbox/send-now";
import { listUndelivered } from "~/platform/core/outbox/undelivered";
import { maskedEmail } from "~/rules/identifiers/masked-email";
import { requireSubmitted } from "~/platform/records/onboarding/require-submitted";

/** The undelivered emails about a registration, for its reviewers. */
export const undeliveredEmailHandlers = (core: Core): Handler[] => [
  handleSession(undeliveredLetters.list, async ({ registrationId }) => {
    const { id } = await requireSubmitted(core, registrationId);
    const emails = await listUndelivered(core, id);
    return emails.map(({ id: letterId, kind, to, failedAt, failure, state }) => ({
      letterId,
      topic: toEmailTopic(kind),
      to: maskedEmail(to),
      failedAt,
      failure,
      state,
    }));
  }),
  handleSession(undeliveredLetters.resend, async ({ registrationId, letterId }, { actor, now }) => {
    const { id } = await requireSubmitted(core, registrationId);
    await core.db.transaction().execute(async (trx) => {
      const kind = await sendAgain(trx, { id: letterId, registrationId: id }, now);
      await recordAudit(trx, {
        at: now,
        actor: `account:${actor.accountId}`,
        action: "letter.resend",
        subject: `registration:${id}`,
        details: { message: letterId, kind },
      });
    });
    core.emailWaits();
    return {};
  }),
];
