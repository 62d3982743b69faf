import type { Core } from "../core";
import { storedBytes } from "../files/bytes";
import { refuse } from "../http/refuse";
import type { Actor } from "../identity/actor";

/** The picture of the user who asks. Another's is as unknown as one that never was (S-30). */
export async function serveAvatar(core: Core, pictureId: string, { accountId }: Actor): Promise<Response> {
  const row = await core.db
    .selectFrom("avatar")
    .select(["stored_name", "bytes"])
    .where("picture_id", "=", pictureId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (!row) return refuse(404, "file.unknown");
  return new Response(await storedBytes(core, row.stored_name), {
    headers: {
      "content-type": "image/jpeg",
      "content-length": String(row.bytes),
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      // Kept by the owner's own browser, and there for this session alone: another one has other cookies.
      "cache-control": "private, max-age=3600",
      vary: "cookie",
    },
  });
}
