import type { Core } from "../core";
import type { Sms } from "../sms/outbox";
import type { Posted } from "./outbox";

/** Where the demo shows its letters and text messages; no other deployment has it. */
export const devMailboxPath = "/dev/mailbox.json";

/** Whether letters stay here to be read: in the demo, when there is no mail server. */
export const hasDevMailbox = ({ config }: Pick<Core, "config">): boolean => config.demo && !config.smtpUrl;

/** The newest 50 letters and text messages, newest first. Messages that a gateway is to send are not among them. */
export async function devMailbox({ db, seal, config }: Core): Promise<Response> {
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "channel", "letter_sealed", "created_at"])
    .where("letter_sealed", "is not", null)
    .where("channel", "in", config.sms ? ["mail"] : ["mail", "sms"])
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(50)
    .execute();
  const letters = rows.map(({ id, channel, letter_sealed, created_at }) => {
    // A text message has no subject, no HTML and no language of record.
    const message = seal.open<Posted | Sms>(letter_sealed ?? "", `outbox:${id}`);
    return { id, channel, subject: "", html: "", language: "", ...message, createdAt: created_at };
  });
  return Response.json(letters, { headers: { "cache-control": "no-store", "x-content-type-options": "nosniff" } });
}
