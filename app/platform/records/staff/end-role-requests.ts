import type { Db } from "~/platform/core/database/schema";

type Holder = { account: { id: string }; tenantId: string };

/**
 * Ends requests for a change of roles that has just been made in another way, so that there is nothing left to confirm.
 */
export async function endRoleRequests(
  trx: Db,
  { account, tenantId }: Holder,
  roles: readonly string[],
  done: "given" | "removed",
): Promise<void> {
  await trx
    .deleteFrom("role_request")
    .where("account_id", "=", account.id)
    .where("tenant_id", "=", tenantId)
    .where("role_code", "in", roles)
    .where("is_removal", "=", done === "removed" ? 1 : 0)
    .execute();
}
