import { iso } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { newId } from "~/platform/records/accounts/accounts";

/** The encryption context of a note to colleagues. */
export const aboutReviewNote = (noteId: string): string => `review-note:${noteId}`;

type NewNote = { registrationId: string; accountId: string; text: string; at: Date };

/** Stores an encrypted note to colleagues. Returns its id. */
export async function writeNote(
  { seal }: Pick<Core, "seal">,
  trx: Db,
  { registrationId, accountId, text, at }: NewNote,
): Promise<string> {
  const id = newId();
  const text_sealed = seal.close(text, aboutReviewNote(id));
  await trx
    .insertInto("review_note")
    .values({ id, registration_id: registrationId, account_id: accountId, text_sealed, at: iso(at) })
    .execute();
  return id;
}

/** The text of a note. */
export const openNote = ({ seal }: Pick<Core, "seal">, row: Tables["review_note"]): string =>
  seal.open<string>(row.text_sealed, aboutReviewNote(row.id));
