import { emailHashes } from "~/platform/core/contact-keys";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { dropEmails } from "~/platform/core/outbox/outbox";
import { listTabColleagues } from "./colleague";

/** Removes the colleagues of a registration, with the codes and the emails to them, under its lock. */
export async function removeColleagues(core: Core, trx: Db, registrationId: string): Promise<void> {
  const { seal } = core;
  for (const { email } of await listTabColleagues(core, trx, registrationId)) {
    await trx
      .deleteFrom("verification_code")
      .where("email_hash", "in", emailHashes(seal, email))
      .where("purpose", "=", "colleague")
      .execute();
    await dropEmails(trx, seal, email, ["code.colleague", "colleague."]);
  }
  await trx.deleteFrom("colleague").where("registration_id", "=", registrationId).execute();
}
