import { refuse } from "~/platform/ground/base/refuse";
import type { Core } from "~/platform/ground/core";
import type { Tables } from "~/platform/ground/database/schema";

/** A submitted registration, or the refusal `onboarding.unknown`: drafts are private to their supplier. */
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
