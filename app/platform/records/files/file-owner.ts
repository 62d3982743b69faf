import type { Core, Context } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { lockToFill } from "~/platform/records/registrations/lock-registration";
import { requireRegistrationToken } from "~/platform/records/registrations/registration-session";

/** Whose files a call is about, and who asks. */
export type FileOwner = {
  registrationId: string;
  /** As the audit trail names who asks. */
  actor: string;
  /** Takes the registration's row, or refuses while the files under this UUID (null: of a new one) may not be changed. */
  lock: (trx: Db, uuid: string | null) => Promise<unknown>;
};

/** The registrant of the token: files may be changed until the registration is submitted. */
export async function registrantOwner(core: Core, context: Context): Promise<FileOwner> {
  const registrationId = await requireRegistrationToken(core, context);
  return {
    registrationId,
    actor: `registrant:${registrationId}`,
    lock: (trx) => lockToFill(trx, registrationId),
  };
}
