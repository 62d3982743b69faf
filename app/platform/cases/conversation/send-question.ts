import type { z } from "zod";
import type { conversation } from "~/contract";
import { recordAudit } from "~/platform/core/audit";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import { countAgainst } from "~/platform/core/rate-limits/count-against";
import { questionsPerSide } from "~/platform/core/rate-limits/rates";
import { lastPlace, writeQuestion } from "~/platform/records/conversation/questions";
import { lockRegistration } from "~/platform/records/registrations/lock-registration";
import { questionsMax } from "~/rules/conversation/limits";
import type { ConversationSide } from "~/rules/conversation/sides";
import { isFieldName } from "~/rules/field-names";
import { isOver } from "~/rules/onboarding/stages";
import { sections } from "~/rules/registration/sections";
import { notifyReviewers, notifySupplier } from "./notify-of-question";

type NewMessage = z.output<typeof conversation.send.input>;
type Sender = {
  side: ConversationSide;
  /** Null for the registrant. */
  accountId: string | null;
  /** The author, in the format of the audit trail. */
  actor: string;
  now: Date;
};

/** Writes a message and notifies the other side. The audit log records the event without the text. */
export async function sendQuestion(core: Core, registrationId: string, input: NewMessage, sender: Sender) {
  const { text, about } = input;
  const { side, accountId, actor, now } = sender;
  if (about?.field && !isFieldName(sections[about.section].fields, about.field))
    refuse("unacceptable", "field.unknown");
  await countAgainst(core.db, now, [{ rate: questionsPerSide, subject: `${side}:${registrationId}` }]);
  const place = await core.db.transaction().execute(async (trx) => {
    const registration = await lockRegistration(trx, registrationId);
    if (isOver(registration.state)) refuse("conflict", "conversation.closed");
    if ((await lastPlace(trx, registrationId)) >= questionsMax) refuse("conflict", "conversation.tooMany");
    // Before the message is stored, because notices depend on whether an earlier one is unread.
    if (side === "purchasing") await notifySupplier(core, trx, registration, now);
    else await notifyReviewers(core, trx, registration, now);
    const written = await writeQuestion(core, trx, registrationId, {
      side,
      account_id: accountId,
      section_id: about?.section ?? null,
      field: about?.field ?? null,
      text,
      at: now,
    });
    await recordAudit(trx, {
      at: now,
      actor,
      action: "conversation.send",
      subject: `registration:${registrationId}`,
      details: { place: written, side },
    });
    return written;
  });
  core.emailWaits();
  return { place };
}
