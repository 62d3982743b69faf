import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import type { Seal } from "~/platform/core/seal";
import { iso, secondsLater } from "~/platform/core/base/instants";
import { emailUndoSeconds } from "~/platform/core/settings/durations";
import { emailHash, emailHashes } from "~/platform/core/contact-keys";
import { newId } from "./accounts";

/** An email before it was replaced, and after. */
type Emails = { before: string; after: string };
type ReplacedEmailRow = Tables["replaced_email"];

/** The encryption context of the addresses of a replaced email. */
export const aboutReplacedEmail = (id: string): string => `replaced_email:${id}`;
const text = (id: string) => `undo e-mail change ${id}`;
const oldest = (now: Date) => iso(secondsLater(now, -emailUndoSeconds));

/**
 * Stores the previous email address of an account in the transaction that replaces it. Returns the address of the link that
 * restores it, which is not sent anywhere if the mailbox is lost. Its key is 256 bits that only the holder of the secret can
 * derive, so none is stored, and it is in the query, which is never logged.
 */
export async function saveReplacedEmail(
  trx: Db,
  seal: Seal,
  accountId: string,
  emails: Emails,
  now: Date,
  { isLost = false } = {},
): Promise<string> {
  const id = newId();
  await trx
    .insertInto("replaced_email")
    .values({
      id,
      account_id: accountId,
      email_hash: emailHash(seal, emails.before),
      emails_sealed: seal.close(emails, aboutReplacedEmail(id)),
      replaced_at: iso(now),
      undone_at: null,
      is_lost: isLost ? 1 : 0,
    })
    .execute();
  return `/undo-email/${id}?${new URLSearchParams({ key: seal.sign(text(id)) })}`;
}

/** Whether a link of an email is genuine. */
export const isUndoKey = (seal: Seal, id: string, key: string): boolean => seal.isSigned(text(id), key);

/** The address before a change, and after it. */
export const openEmails = (seal: Seal, { id, emails_sealed }: ReplacedEmailRow): Emails =>
  seal.open<Emails>(emails_sealed, aboutReplacedEmail(id));

/** The instant until which a change can be undone. */
export const undoEndsAt = ({ replaced_at }: ReplacedEmailRow): string =>
  iso(secondsLater(replaced_at, emailUndoSeconds));

/**
 * The email addresses that an account had within this number of seconds, by default those that can still be restored: important
 * notifications go to them too. Lost ones are left out unless requested: codes and passwords are never sent there.
 */
export async function replacedEmails(
  { db, seal }: Pick<Core, "db" | "seal">,
  accountId: string,
  now: Date,
  { seconds = emailUndoSeconds, withLost = false } = {},
) {
  const rows = await db
    .selectFrom("replaced_email")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("replaced_at", ">", iso(secondsLater(now, -seconds)))
    .where("undone_at", "is", null)
    .$if(!withLost, (query) => query.where("is_lost", "=", 0))
    .orderBy("replaced_at")
    .execute();
  return [...new Set(rows.map((row) => openEmails(seal, row).before))];
}

/** The account that had this email address until recently; null if there is none, or more than one. */
export async function findAccountByReplacedEmail({ db, seal }: Core, email: string, now: Date): Promise<string | null> {
  const rows = await db
    .selectFrom("replaced_email")
    .select("account_id")
    .distinct()
    .where("email_hash", "in", emailHashes(seal, email))
    .where("replaced_at", ">", oldest(now))
    .where("undone_at", "is", null)
    .where("is_lost", "=", 0)
    .limit(2)
    .execute();
  const [only, another] = rows;
  return only && !another ? only.account_id : null;
}
