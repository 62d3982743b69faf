import type { CodeDeliveryState } from "~/rules/emails/code-delivery";
import { challengeHash } from "./issue-code";
import type { Db, Tables } from "~/platform/core/database/schema";

type Delivered = Pick<Tables["outbox"], "state" | "attempts" | "leased_until">;

/**
 * Returns the delivery state of the email with a registrant's code, for the browser that requested the code. Other kinds of
 * code are not looked up: an email would reveal whether an account or a registration exists (S-17).
 */
export async function findCodeDelivery(db: Db, challengeId: string): Promise<CodeDeliveryState> {
  const message = await db
    .selectFrom("outbox")
    .select(["state", "attempts", "leased_until"])
    .where("challenge_hash", "=", challengeHash(challengeId))
    .where("kind", "=", "code.registration")
    .executeTakeFirst();
  return message ? stateOf[message.state](message) : "accepted";
}

const stateOf: Record<Delivered["state"], (message: Delivered) => CodeDeliveryState> = {
  sent: () => "accepted",
  failed: () => "refused",
  // The code has expired together with the email, which the page reports when the code is entered.
  expired: () => "delayed",
  queued: ({ attempts, leased_until }) => {
    const failedTries = leased_until === null ? attempts : attempts - 1;
    return failedTries > 0 ? "delayed" : "waiting";
  },
};
