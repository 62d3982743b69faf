import { undeliveredLetters } from "~/contract";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { recordAudit } from "~/platform/ground/audit";
import type { Core } from "~/platform/ground/core";
import { toLetterTopic } from "~/platform/ground/letters/topic";
import { listUndelivered, sendAgain } from "~/platform/ground/outbox/undelivered";
import { maskedEmail } from "~/platform/records/accounts/code-channel";
import { requireHandedIn } from "~/platform/records/onboarding/handed-in";

/** The letters about a registration that did not arrive, for who reviews it. */
export const undeliveredLetterHandlers = (core: Core): Handler[] => [
  handleSession(undeliveredLetters.list, async ({ registrationId }) => {
    const { id } = await requireHandedIn(core, registrationId);
    const letters = await listUndelivered(core, id);
    return letters.map(({ id: letterId, kind, to, failedAt, failure, state }) => ({
      letterId,
      topic: toLetterTopic(kind),
      to: maskedEmail(to),
      failedAt,
      failure,
      state,
    }));
  }),
  handleSession(undeliveredLetters.resend, async ({ registrationId, letterId }, { actor, now }) => {
    const { id } = await requireHandedIn(core, registrationId);
    await core.db.transaction().execute(async (trx) => {
      const kind = await sendAgain(trx, id, letterId, now);
      await recordAudit(trx, {
        at: now,
        actor: `account:${actor.accountId}`,
        action: "letter.resend",
        subject: `registration:${id}`,
        details: { letter: letterId, kind },
      });
    });
    core.letterWaits();
    return {};
  }),
];
