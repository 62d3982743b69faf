import {
  type CorrectiveEvent,
  correctiveStates,
  nextCorrective,
} from "~/rules/corrective-action/corrective-transitions";
import { iso } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { recordStep } from "./record-step";
import { passTaskOn } from "./pass-task-on";

const event: CorrectiveEvent = "endWithSupplier";

/** Ends every corrective action of a company that is no longer a supplier; the email about that mentions it. */
export async function endActions(core: Core, trx: Db, registrationId: string, now: Date): Promise<void> {
  const rows = await trx
    .selectFrom("corrective_action")
    .selectAll()
    .where("registration_id", "=", registrationId)
    .where(
      "state",
      "in",
      correctiveStates.filter((state) => nextCorrective(state, event)),
    )
    .execute();
  for (const row of rows) {
    const step = { step: event, to: "withdrawn", accountId: null, text: "", dueOn: null, now } as const;
    await passTaskOn(trx, await recordStep(core, trx, row, step), iso(now));
  }
}
