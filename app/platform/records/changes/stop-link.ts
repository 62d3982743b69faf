import type { Seal } from "~/platform/core/seal";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { emailHashes } from "~/platform/core/contact-keys";

const text = (changeId: string, recipient: number) => `stop change ${changeId} for ${recipient}`;

/**
 * The address that stops a change (S-50), one for each recipient, so that it is known who stopped it. Its key is the
 * recipient's place in the list and 256 bits that only the holder of the secret can derive, so none is stored. The key is in
 * the query, which is never logged.
 */
export const stopPath = (seal: Seal, changeId: string, recipient: number): string =>
  `/stop-change/${changeId}?${new URLSearchParams({ key: `${recipient}.${seal.sign(text(changeId, recipient))}` })}`;

/** The recipient of this key, or undefined if the key does not belong to this change. */
export function recipientOfKey(seal: Seal, changeId: string, key: string): number | undefined {
  const [, place = "", signature = ""] = /^(\d{1,4})\.([\w-]+)$/.exec(key) ?? [];
  return place !== "" && seal.isSigned(text(changeId, Number(place)), signature) ? Number(place) : undefined;
}

/** The encryption context of the note on a closed link. */
export const aboutClosedLink = (registrationId: string, hash: string): string =>
  `closed-link:${registrationId}:${hash}`;

/** Whether an address no longer receives stop links of this company. */
export async function closedLinks({ seal }: Core, db: Db, registrationId: string): Promise<(email: string) => boolean> {
  const rows = await db
    .selectFrom("closed_stop_link")
    .select("email_hash")
    .where("registration_id", "=", registrationId)
    .execute();
  const hashes = new Set(rows.map(({ email_hash }) => email_hash));
  return (email) => emailHashes(seal, email).some((hash) => hashes.has(hash));
}
