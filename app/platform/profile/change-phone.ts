import { contactPhone } from "~/rules/contact";
import { recordAudit } from "../audit/record";
import { noteContactChange } from "../change-requests/contact-lock";
import type { Core } from "../core";
import type { Context } from "../http/context";
import { refuse } from "../http/refuse";
import { changeProfile } from "../identity/accounts";
import type { Actor } from "../identity/actor";

/** Changes the phone number of the user who asks; an empty one removes it. */
export async function updatePhone(
  { db, seal }: Core,
  typed: string,
  { actor: { accountId }, now }: Context & { actor: Actor },
) {
  const checked = contactPhone.safeParse({ phone: typed.trim() || undefined });
  if (!checked.success) return refuse(400, checked.error.issues[0]?.message ?? "field.phone");
  await db.transaction().execute(async (trx) => {
    await changeProfile(trx, seal, accountId, { phone: checked.data.phone });
    await noteContactChange(trx, { account_id: accountId }, now);
    const subject = `account:${accountId}`;
    await recordAudit(trx, { at: now, actor: subject, action: "account.phone", subject });
  });
  return {};
}
