import { outgoing } from "~/contract";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { recordAudit } from "~/platform/core/audit";
import type { Core } from "~/platform/core/core";
import { listOutgoing } from "~/platform/core/outbox/list-outgoing";
import { sendNow } from "~/platform/core/outbox/send-now";

/** Lists the emails and text messages of the portal for super admins, and sends one immediately. */
export const outgoingHandlers = (core: Core): Handler[] => [
  handleSession(outgoing.list, (input) => listOutgoing(core, input)),
  handleSession(outgoing.send, async ({ emailId }, { actor, now }) => {
    await core.db.transaction().execute(async (trx) => {
      const kind = await sendNow(trx, { id: emailId }, now);
      await recordAudit(trx, {
        at: now,
        actor: `account:${actor.accountId}`,
        action: "letter.send",
        subject: `letter:${emailId}`,
        details: { kind },
      });
    });
    core.emailWaits();
    return {};
  }),
];
