import type { z } from "zod";
import type { review } from "~/contract";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { iso } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";

/** The ids of the documents of a registration that a reviewer has opened. */
export async function listOpenedDocuments(db: Db, registrationId: string, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("opened_document")
    .select("file_id")
    .where("registration_id", "=", registrationId)
    .where("account_id", "=", accountId)
    .orderBy("opened_at")
    .orderBy("file_id")
    .execute();
  return rows.map(({ file_id }) => file_id);
}

type Opening = z.output<typeof review.markSeen.input> & { accountId: string; now: Date };

/** Records that a reviewer has opened a document; only the first time is stored. Refusal: `file.unknown`. */
export async function saveOpened({ db }: Core, { registrationId, fileId, accountId, now }: Opening): Promise<void> {
  const file = await db
    .selectFrom("stored_file")
    .select("id")
    .where("id", "=", fileId)
    .where("registration_id", "=", registrationId)
    .executeTakeFirst();
  if (!file) refuse("unknown", "file.unknown");
  await db
    .insertInto("opened_document")
    .values({ registration_id: registrationId, account_id: accountId, file_id: fileId, opened_at: iso(now) })
    .onConflict((conflict) => conflict.columns(["registration_id", "account_id", "file_id"]).doNothing())
    .execute();
}
