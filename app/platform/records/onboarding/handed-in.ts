import { refuse } from "~/platform/ground/base/refuse";
import type { Core } from "~/platform/ground/core";
import type { Tables } from "~/platform/ground/database/schema";

/** A submitted registration, or the refusal `onboarding.unknown`: a draft belongs to its supplier alone. */
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
