import type { z } from "zod";
import type { profile } from "~/contract";
import { contactPhone } from "~/rules/contact";
import { recordAudit } from "../audit/record";
import { noteContactChange } from "../change-requests/contact-lock";
import type { Core } from "../core";
import type { Context } from "../http/context";
import { refuse } from "../http/refuse";
import { accountById, changeProfile, lockAccount } from "../identity/accounts";
import type { Actor } from "../identity/actor";

type Input = z.output<typeof profile.updatePhone.input>;

/** Changes the user's own phone number; an empty one removes it, and one saved since the page was opened stays. */
export async function updatePhone(
  { db, seal }: Core,
  { phone: typed, before }: Input,
  { actor: { accountId }, now }: Context & { actor: Actor },
) {
  const checked = contactPhone.safeParse({ phone: typed.trim() || undefined });
  if (!checked.success) return refuse(400, checked.error.issues[0]?.message ?? "field.phone");
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    const { phone = "" } = await accountById({ db: trx, seal }, accountId);
    if (phone !== before) refuse(409, "profile.phone.outdated");
    await changeProfile(trx, seal, accountId, { phone: checked.data.phone });
    await noteContactChange(trx, { account_id: accountId }, now);
    const subject = `account:${accountId}`;
    await recordAudit(trx, { at: now, actor: subject, action: "account.phone", subject });
  });
  return {};
}
