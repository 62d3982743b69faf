import { refuse } from "~/platform/ground/base/refuse";
import type { Core } from "~/platform/ground/core";
import type { Tables } from "~/platform/ground/database/schema";

/** A registration that was handed in, or the refusal `onboarding.unknown`; a draft is its supplier's alone. */
export async function requireHandedIn(
  { db }: Pick<Core, "db">,
  registrationId: string,
): Promise<Tables["registration"]> {
  const row = await db
    .selectFrom("registration")
    .selectAll()
    .where("id", "=", registrationId)
    .where("submitted_at", "is not", null)
    .executeTakeFirst();
  return row ?? refuse("unknown", "onboarding.unknown");
}
