import type { z } from "zod";
import type { mailboxes } from "~/contract";
import type { Core } from "~/platform/core/core";
import { accountById } from "~/platform/records/accounts/accounts";
import { maskedEmail } from "~/rules/identifiers/masked-email";
import { findConfirmObstacle } from "~/platform/records/staff/second-person";
import type { Actor } from "~/platform/records/sessions/actor";
import { openMailboxRequest } from "./mailbox-row";

/** The pending replacements, oldest first. */
export async function listMailboxRequests(
  core: Core,
  actor: Actor,
  now: Date,
): Promise<z.input<typeof mailboxes.list.answer>> {
  const rows = await core.db.selectFrom("mailbox_request").selectAll().orderBy("at").orderBy("id").execute();
  return Promise.all(
    rows.map(async (row) => {
      const { user_account, userName, email: before } = await accountById(core, row.account_id);
      const tenants = await core.db
        .selectFrom("tenant_member")
        .innerJoin("tenant", "tenant.id", "tenant_member.tenant_id")
        .select("tenant_name")
        .distinct()
        .where("account_id", "=", row.account_id)
        .orderBy("tenant_name")
        .execute();
      return {
        requestId: row.id,
        userAccount: user_account,
        userName,
        companies: tenants.map(({ tenant_name }) => tenant_name),
        before: maskedEmail(before),
        ...openMailboxRequest(core.seal, row),
        requestedBy: (await accountById(core, row.requested_by)).userName,
        at: row.at,
        notConfirmable: await findConfirmObstacle(core.db, row, actor, now),
      };
    }),
  );
}
