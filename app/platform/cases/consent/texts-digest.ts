import { createHash } from "node:crypto";
import type { Db } from "~/platform/ground/database/schema";

/** What a consent is given to: both texts as they are now, in both languages. */
export async function textsDigest(db: Db): Promise<string> {
  const texts = await db
    .selectFrom("static_text")
    .select(["text_id", "title", "text"])
    .where("text_code", "in", ["ISP.USER_AGREEMENT", "ISP.PROTECTION_POLICY"])
    .orderBy("text_id")
    .execute();
  return createHash("sha256").update(JSON.stringify(texts)).digest("base64url");
}
