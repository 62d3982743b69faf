import type { Core, Context } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { lockToFill } from "~/platform/records/registrations/lock-registration";
import type { Registrant } from "~/platform/records/registrations/registrant";
import { requireRegistrant } from "~/platform/records/registrations/registration-session";
import { fileIdIn } from "./file-url";
import { requireReach } from "~/platform/records/registrations/reach-uuid";

/** The owner of the files that a call concerns, and the caller. */
export type FileOwner = {
  registrationId: string;
  /** The caller, in the format of the audit trail. */
  actor: string;
  /** Locks the registration's row, or refuses if the files under this UUID (null for a new one) may not be changed. */
  lock: (trx: Db, uuid: string | null) => Promise<unknown>;
  /** The caller, if they are a colleague: the UUIDs they create are recorded as theirs. */
  colleagueId?: string | null;
};

/**
 * The registrant of the token, or a colleague, who reaches the files of their own tabs only. `uuid` names the files that the
 * call concerns; null for a new UUID. Files may be changed until the registration is submitted.
 */
export async function registrantOwner(core: Core, context: Context, uuid: string | null): Promise<FileOwner> {
  return ownerReaching(core, await requireRegistrant(core, context), uuid);
}

async function ownerReaching(core: Core, registrant: Registrant, uuid: string | null): Promise<FileOwner> {
  const { registrationId, actor, colleague } = registrant;
  if (uuid !== null) await requireReach(core, core.db, registrant, [uuid]);
  return { registrationId, actor, colleagueId: colleague?.id ?? null, lock: (trx) => lockToFill(trx, registrationId) };
}

/** Like `registrantOwner`, but for a call about one file, by its address. A missing file is left to the call to refuse. */
export async function registrantOwnerOf(core: Core, context: Context, url: string): Promise<FileOwner> {
  const registrant = await requireRegistrant(core, context);
  const id = fileIdIn(url);
  const row = await core.db.selectFrom("stored_file").select("uuid").where("id", "=", id).executeTakeFirst();
  return ownerReaching(core, registrant, row?.uuid ?? null);
}
