import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import type { Tables } from "~/platform/core/database/schema";

/** A submitted registration, or the refusal `onboarding.unknown`: drafts are private to their supplier. */
export async function requireSubmitted(
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
