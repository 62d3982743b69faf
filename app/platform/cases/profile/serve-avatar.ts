import type { Core } from "~/platform/ground/core";
import { storedBytes } from "~/platform/ground/storage/bytes";
import { pictureResponse } from "~/platform/cases/content-response";
import { refuse } from "~/platform/ground/base/refuse";
import type { Actor } from "~/platform/records/sessions/actor";

/** The picture of the user who asks. Another's is as unknown as one that never was (S-30). */
export async function serveAvatar(core: Core, pictureId: string, { accountId }: Actor): Promise<Response> {
  const row = await core.db
    .selectFrom("avatar")
    .select(["stored_name", "bytes"])
    .where("picture_id", "=", pictureId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (!row) return refuse("unknown", "file.unknown");
  return pictureResponse(await storedBytes(core, row.stored_name), row.bytes);
}
