import type { Core } from "../core";
import type { Posted } from "./outbox";

/** Where the demo shows its letters; no other deployment has it. */
export const devMailboxPath = "/dev/mailbox.json";

/** Whether letters stay here to be read: in the demo, when there is no mail server. */
export const hasDevMailbox = ({ config }: Core): boolean => config.demo && !config.smtpUrl;

/** The newest 50 letters, newest first. */
export async function devMailbox({ db, seal }: Core): Promise<Response> {
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "letter_sealed", "created_at"])
    .where("letter_sealed", "is not", null)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(50)
    .execute();
  const letters = rows.map(({ id, letter_sealed, created_at }) => {
    const { to, subject, text, html } = seal.open<Posted>(letter_sealed ?? "", `outbox:${id}`);
    return { id, to, subject, text, html, createdAt: created_at };
  });
  return Response.json(letters, { headers: { "cache-control": "no-store", "x-content-type-options": "nosniff" } });
}
