import type { EmailState } from "~/rules/change-request/email-states";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { aboutOutgoing, hasDevMailbox } from "~/platform/core/outbox/outbox";
import type { CompanyChange } from "./company-change";

/**
 * The delivery state, by recipient, of the emails about changes since this one was proposed. The outbox stores an
 * address only until the email is sent, so an address without a pending email has received all of them. The demo's
 * mailbox shows emails that wait in the outbox, so there they have arrived.
 */
export async function emailsOfChange(
  { seal, config }: Pick<Core, "seal" | "config">,
  db: Db,
  { registration_id, proposed_at, created_at }: CompanyChange,
): Promise<(email: string) => EmailState> {
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "state", "letter_sealed"])
    .where("registration_id", "=", registration_id)
    .where("kind", "like", "change.%")
    .where("created_at", ">=", proposed_at ?? created_at)
    .where("letter_sealed", "is not", null)
    .execute();
  const emails = rows.map(({ id, state, letter_sealed }) => ({
    to: seal.open<{ to: string }>(letter_sealed ?? "", aboutOutgoing(id)).to,
    isWaiting: state === "queued",
    hasArrived: state === "queued" && hasDevMailbox(config),
  }));
  return (email) => {
    const own = emails.filter(({ to, hasArrived }) => to === email && !hasArrived);
    if (own.some(({ isWaiting }) => !isWaiting)) return "undelivered";
    return own.length > 0 ? "waiting" : "sent";
  };
}
