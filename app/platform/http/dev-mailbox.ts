import type { Hono } from "hono";
import { headers } from "./answer";
import { aboutOutgoing, hasDevMailbox, type OutgoingEmail } from "~/platform/core/outbox/outbox";
import { demoMailboxSize } from "~/rules/paging/page-sizes";
import type { Core } from "~/platform/core/core";
import type { Sms } from "~/platform/core/outbox/sms-outbox";

/** The demo's mailbox as JSON, for tests and scripts. Not available outside the demo. */
export function serveDevMailbox(app: Hono, core: Core): void {
  if (hasDevMailbox(core.config)) app.get("/dev/mailbox.json", () => listMessages(core));
}

/** The newest emails and text messages, newest first. Messages for a gateway are not included. */
async function listMessages({ db, seal, config }: Core): Promise<Response> {
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "channel", "letter_sealed", "created_at"])
    .where("letter_sealed", "is not", null)
    .where("channel", "in", config.sms ? ["mail"] : ["mail", "sms"])
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(demoMailboxSize)
    .execute();
  const emails = rows.map(({ id, channel, letter_sealed, created_at }) => {
    // A text message has no subject, no HTML and no language of record.
    const message = seal.open<OutgoingEmail | Sms>(letter_sealed ?? "", aboutOutgoing(id));
    return { id, channel, subject: "", html: "", language: "", ...message, createdAt: created_at };
  });
  return Response.json(emails, { headers });
}
