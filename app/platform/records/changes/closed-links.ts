import type { Core } from "~/platform/ground/core";
import type { Db } from "~/platform/ground/database/schema";
import { emailHashes } from "~/platform/ground/email-key";

/** Whether an address gets no stop link any more in this company. */
export async function closedLinks({ seal }: Core, db: Db, registrationId: string): Promise<(email: string) => boolean> {
  const rows = await db
    .selectFrom("closed_stop_link")
    .select("email_hash")
    .where("registration_id", "=", registrationId)
    .execute();
  const hashes = new Set(rows.map(({ email_hash }) => email_hash));
  return (email) => emailHashes(seal, email).some((hash) => hashes.has(hash));
}
