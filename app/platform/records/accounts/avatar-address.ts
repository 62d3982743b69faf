import { profile } from "~/contract";
import type { Db } from "~/platform/core/database/schema";

/** The address of an account's picture, or null if it has none. */
export async function avatarAddress(db: Db, accountId: string): Promise<string | null> {
  const row = await db.selectFrom("avatar").select("picture_id").where("account_id", "=", accountId).executeTakeFirst();
  return row ? toAvatarAddress(row.picture_id) : null;
}

/** The address of a picture. */
export const toAvatarAddress = (pictureId: string): string =>
  profile.avatarPicture.path.replace("{pictureId}", pictureId);
