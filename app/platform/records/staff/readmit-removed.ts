import type { Core } from "~/platform/core/core";
import { emailHashes } from "~/platform/core/contact-keys";
import { resetAccess } from "~/platform/records/sessions/reset-access";
import type { OpenedStaffInvitation } from "./staff-invitation";

/**
 * Opens the account of a person again whom this supplier removed and has now invited: the mailbox proves who it is, and nothing
 * else of the account's former ways in is left. Returns the account's id, or null if the email is not that of such a person.
 */
export async function readmitRemoved(
  inside: Pick<Core, "db" | "seal" | "now">,
  { tenant_id }: OpenedStaffInvitation,
  email: string,
  now: Date,
): Promise<string | null> {
  const { db, seal } = inside;
  const removed = await db
    .selectFrom("removed_member")
    .innerJoin("account", "account.id", "removed_member.account_id")
    .select("account_id")
    .where("tenant_id", "=", tenant_id)
    .where("email_hash", "in", emailHashes(seal, email))
    .where("is_barred_by", "=", 1)
    .where("is_barred", "=", 1)
    .executeTakeFirst();
  if (!removed) return null;
  const { account_id } = removed;
  await resetAccess(inside, account_id, now);
  await db.updateTable("account").set({ is_barred: 0 }).where("id", "=", account_id).execute();
  await db.deleteFrom("removed_member").where("account_id", "=", account_id).execute();
  return account_id;
}
