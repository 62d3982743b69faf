import { createHash } from "node:crypto";
import type { Db } from "~/platform/core/database/schema";

/** The texts that a user in India agrees to (§4). */
const agreedTexts = ["ISP.USER_AGREEMENT", "ISP.PROTECTION_POLICY"];

/** The digest of the texts that a user agrees to: both current texts, in both languages. */
export async function textsDigest(db: Db): Promise<string> {
  const texts = await db
    .selectFrom("static_text")
    .select(["text_id", "title", "text"])
    .where("text_code", "in", agreedTexts)
    .orderBy("text_id")
    .execute();
  return createHash("sha256").update(JSON.stringify(texts)).digest("base64url");
}

/** Whether an account has agreed to the current texts. */
export async function hasConsented(db: Db, accountId: string): Promise<boolean> {
  const consent = await db
    .selectFrom("consent")
    .select("texts_digest")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return consent !== undefined && consent.texts_digest === (await textsDigest(db));
}
