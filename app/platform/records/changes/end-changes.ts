import { nextChange } from "~/rules/change-request/change-transitions";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { inBoth } from "~/platform/core/words/words-in";
import { sealPart } from "./company-change";
import { giveFilesBack, moveChange } from "./move-change";
import { notifyChangeSupplier } from "./notify-accounts";

/** The explanation on the page of a change that ended because its registration was rejected; it can be read in either language. */
const reason = Object.values(inBoth("accountMessages", (t) => t("endedWithRegistration"))).join(" / ");

/** Ends every open change of a company file, in the transaction that ends its registration. */
export async function endChanges(core: Core, trx: Db, registrationId: string, now: Date): Promise<void> {
  const changes = await trx
    .selectFrom("change_request")
    .selectAll()
    .where("registration_id", "=", registrationId)
    .where("ended_at", "is", null)
    .execute();
  for (const change of changes) {
    const step = nextChange(change.care_level, change.state, "endWithRegistration");
    if (!step) continue;
    if (change.proposed_at) await giveFilesBack(core, trx, change, now);
    const also = { effective_at: null, reason_sealed: sealPart(core.seal, change.id, "reason", reason) };
    const move = { to: step.to, event: "endWithRegistration", by: "system", now } as const;
    await notifyChangeSupplier(trx, await moveChange(trx, change, move, also), "ended", now);
  }
}
