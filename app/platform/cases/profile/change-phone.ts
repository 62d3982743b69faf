import type { ActorContext } from "~/platform/cases/handler";
import type { z } from "zod";
import type { profile } from "~/contract";
import { contactPhone } from "~/rules/contact";
import { recordAudit } from "~/platform/ground/audit/record";
import { noteContactChange } from "~/platform/records/changes/contact-lock";
import type { Core } from "~/platform/ground/core";
import { refuse } from "~/platform/ground/base/refuse";
import { accountById, changeProfile, lockAccount } from "~/platform/records/accounts/accounts";

type Input = z.output<typeof profile.updatePhone.input>;

/** Changes the user's own phone number; an empty one removes it, and one saved since the page was opened stays. */
export async function updatePhone(
  { db, seal }: Core,
  { phone: input, before }: Input,
  { actor: { accountId }, now }: ActorContext,
) {
  const checked = contactPhone.safeParse({ phone: input.trim() || undefined });
  if (!checked.success) return refuse("invalid", checked.error.issues[0]?.message ?? "field.phone");
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    const { phone = "" } = await accountById({ db: trx, seal }, accountId);
    if (phone !== before) refuse("conflict", "profile.phone.outdated");
    await changeProfile(trx, seal, accountId, { phone: checked.data.phone });
    await noteContactChange(trx, { account_id: accountId }, now);
    const subject = `account:${accountId}`;
    await recordAudit(trx, { at: now, actor: subject, action: "account.phone", subject });
  });
  return {};
}
