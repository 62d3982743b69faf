import type { Core } from "~/platform/ground/core";
import type { Db } from "~/platform/ground/database/schema";
import { itemsOf, lastStep } from "~/platform/records/onboarding/returned";

/** Why a certification came back, and what was said of its documents. */
export type LastReturn = { reason: string | null; items: { field: string | null; comment: string }[] };

/** The return that a certification has not answered yet; null: there is none. */
export async function lastReturnOf({ seal }: Core, db: Db, registrationId: string): Promise<LastReturn | null> {
  const step = await lastStep({ db, seal }, { id: registrationId, state: "certification" });
  if (step?.event !== "return" || !(await isBeingCertified(db, registrationId))) return null;
  const items = await itemsOf({ db, seal }, step.id);
  return { reason: step.reason, items: items.filter(({ section }) => section === "certification") };
}

async function isBeingCertified(db: Db, registrationId: string) {
  const row = await db
    .selectFrom("registration")
    .select("id")
    .where("id", "=", registrationId)
    .where("state", "=", "certification")
    .executeTakeFirst();
  return row !== undefined;
}
