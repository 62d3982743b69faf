import type { ActorContext } from "~/platform/cases/handler";
import { avatarFindings } from "~/rules/profile/avatar";
import { recordAudit } from "~/platform/core/audit";
import type { Core } from "~/platform/core/core";
import { keepBytes, removeBytes, storedBytes } from "~/platform/core/storage/bytes";
import { squarePicture, inTurn } from "~/platform/core/storage/content";
import { refuse } from "~/platform/core/base/refuse";
import { lockAccount, newId } from "~/platform/records/accounts/accounts";
import { iso } from "~/platform/core/base/instants";
import { toAvatarAddress } from "~/platform/records/accounts/avatar-address";
import { pictureResponse } from "~/platform/cases/content-response";
import type { Actor } from "~/platform/records/sessions/actor";

/** Stores a new picture for the user, and removes the previous one (§5). */
export async function updateAvatar(core: Core, file: File, { actor, now }: ActorContext) {
  const [finding] = avatarFindings(file);
  if (finding)
    refuse(finding.code === "avatar.size" ? "tooLarge" : "unacceptable", finding.code, { params: finding.params });

  const content = await inTurn(async () => squarePicture(new Uint8Array(await file.arrayBuffer())));
  const storedName = await keepBytes(core, content, now);
  const picture = { pictureId: newId(), storedName, bytes: content.bytes.length };
  const before = await replaceRow(core, actor.accountId, picture, now);
  if (before) await removeBytes(core, before);
  return { avatarPicture: toAvatarAddress(picture.pictureId) };
}

type Picture = { pictureId: string; storedName: string; bytes: number };

/** Returns the stored name of the previous picture, to whose bytes no row refers any longer. */
function replaceRow({ db }: Core, accountId: string, { pictureId, storedName, bytes }: Picture, now: Date) {
  const row = { picture_id: pictureId, stored_name: storedName, bytes, created_at: iso(now) };
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    const before = await trx
      .deleteFrom("avatar")
      .where("account_id", "=", accountId)
      .returning("stored_name")
      .executeTakeFirst();
    await trx
      .insertInto("avatar")
      .values({ account_id: accountId, ...row })
      .execute();
    await trx.deleteFrom("pending_bytes").where("stored_name", "=", storedName).execute();
    if (before)
      await trx
        .insertInto("pending_bytes")
        .values({ ...before, created_at: iso(now) })
        .execute();
    const subject = `account:${accountId}`;
    await recordAudit(trx, { at: now, actor: subject, action: "account.avatar", subject, details: { bytes } });
    return before?.stored_name;
  });
}

/** The picture of the caller. Another user's picture is refused like an unknown one (S-30). */
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
