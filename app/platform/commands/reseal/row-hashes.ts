import { sql } from "kysely";
import type { Core } from "~/platform/core/core";
import type { Tables } from "~/platform/core/database/schema";
import { emailHash, phoneHashes } from "~/platform/core/contact-keys";
import { aboutOutgoing } from "~/platform/core/outbox/outbox";
import { aboutAccount } from "~/platform/records/accounts/accounts";
import { openEmails } from "~/platform/records/accounts/replaced-email";
import { openInvitationContent } from "~/platform/records/registrations/invitation";
import { openOwner } from "~/platform/records/registrations/find-registration";
import { blockFactHash } from "~/platform/records/block-list/block-keys";
import { openBlockFact } from "~/platform/records/block-list/block-list";
import { openKeyOf, openStaffPerson } from "~/platform/records/staff/staff-invitation";
import type { Seal } from "~/platform/core/seal";
import { openOr } from "./open-or";
import { changeRow, listPages } from "./pages";
import type { SealedRow } from "./sealed-columns";
import { addProblem, type Tally } from "./tally";

type Dependencies = Pick<Core, "db" | "seal">;
/** A keyed hash whose text is encrypted in the same row; `hash` computes it with the newest secret. */
type HashPlace = {
  table: keyof Tables;
  column: string;
  isUnique?: boolean;
  hash: (seal: Seal, row: SealedRow) => string;
};

const ownerHash: HashPlace["hash"] = (seal, row) =>
  emailHash(seal, openOwner(seal, row as Tables["registration"]).email);

/** Every keyed hash of this kind. Hashes of codes and counts are excluded because they are deleted within a day. */
export const hashPlaces: readonly HashPlace[] = [
  { table: "registration", column: "email_hash", hash: ownerHash },
  { table: "registration", column: "open_key", isUnique: true, hash: ownerHash },
  {
    table: "account",
    column: "email_hash",
    hash: (seal, { id, profile_sealed }) =>
      emailHash(seal, seal.open<{ email: string }>(String(profile_sealed), aboutAccount(String(id))).email),
  },
  {
    table: "replaced_email",
    column: "email_hash",
    hash: (seal, row) => emailHash(seal, openEmails(seal, row as Tables["replaced_email"]).before),
  },
  {
    table: "invitation",
    column: "open_key",
    isUnique: true,
    hash: (seal, row) => emailHash(seal, openInvitationContent(seal, row as Tables["invitation"]).email),
  },
  {
    table: "staff_invitation",
    column: "open_key",
    isUnique: true,
    hash: (seal, row) => {
      const invitation = row as Tables["staff_invitation"];
      return openKeyOf(seal, invitation, openStaffPerson(seal, invitation).email);
    },
  },
  {
    table: "block_fact",
    column: "key_hash",
    hash: (seal, row) => {
      const fact = row as Tables["block_fact"];
      return blockFactHash(seal, fact.fact, openBlockFact(seal, fact));
    },
  },
  {
    table: "outbox",
    column: "to_hash",
    hash: (seal, { id, channel, letter_sealed }) => {
      const { to } = seal.open<{ to: string }>(String(letter_sealed), aboutOutgoing(String(id)));
      return channel === "sms" ? (phoneHashes(seal, to)[0] ?? "") : emailHash(seal, to);
    },
  },
];

/** Moves the hashes of a column to the newest secret, or only counts those that are left. */
export async function moveHashes(
  core: Dependencies,
  place: HashPlace,
  tally: Tally,
  isCounting: boolean,
): Promise<void> {
  const source = { ...place, key: ["id"] };
  for await (const rows of listPages(core.db, source, sql`${sql.ref(place.column)} is not null`))
    for (const row of rows) {
      const newest = findNewest(core.seal, place, row);
      if (newest === undefined) continue;
      if (isCounting) tally.left += 1;
      else if (place.isUnique && (await isTaken(core, place, newest)))
        addProblem(tally, place, "is taken by another row");
      else if (await changeRow(core.db, source, row, { [place.column]: newest })) tally.moved += 1;
    }
}

/**
 * The new hash. Undefined if it is under the newest secret already, or if its text cannot be decrypted, which is
 * reported separately.
 */
function findNewest(seal: Seal, { column, hash }: HashPlace, row: SealedRow): string | undefined {
  const newest = openOr(() => hash(seal, row), undefined);
  return newest === row[column] ? undefined : newest;
}

/** Whether another row already has this hash, which is unique: an address may have a row from before a change of secrets, and one after. */
async function isTaken({ db }: Dependencies, { table, column }: HashPlace, hash: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${hash}`.execute(db);
  return rows.length > 0;
}
