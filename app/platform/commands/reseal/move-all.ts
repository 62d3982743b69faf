import { recordAudit, linkAudit } from "~/platform/ground/audit";
import { keepAuditKeys } from "~/platform/ground/audit-keys";
import type { Core } from "~/platform/ground/core";
import { moveSecretCheck } from "~/platform/ground/secret-check";
import { moveDerivedHashes } from "./registration-hashes";
import { hashPlaces, moveHashes } from "./row-hashes";
import { sealedPlaces } from "./sealed-columns";
import { newTally, type Tally } from "./tally";
import { countValues, moveValues } from "./values";

type Ground = Pick<Core, "db" | "seal"> & { now: Date; print: (line: string) => void };
type Move = (tally: Tally) => Promise<void>;

/** Counts what an older secret encrypted or hashed. */
export async function countLeft(ground: Ground): Promise<Tally> {
  const tally = newTally();
  for (const place of sealedPlaces) tally.left += await countValues(ground, place);
  for (const place of hashPlaces) await moveHashes(ground, place, tally, true);
  await moveDerivedHashes(ground, tally, true);
  return tally;
}

/**
 * Moves everything to the newest secret, column by column, while portals serve. Cut off and run again, it goes on with what is
 * left. The value that a start compares moves last, so that the old secret cannot be removed too early.
 */
export async function moveAll(ground: Ground, actor: string): Promise<Tally> {
  const { db, seal, now, print } = ground;
  const tally = newTally();
  for (const place of sealedPlaces)
    await report(print, `${place.table}.${place.column}`, tally, (sum) => moveValues(ground, place, sum));
  for (const place of hashPlaces)
    await report(print, `${place.table}.${place.column}`, tally, (sum) => moveHashes(ground, place, sum, false));
  await report(print, "hashes of what registrations said", tally, (sum) => moveDerivedHashes(ground, sum, false));
  await linkAudit(ground);
  await keepAuditKeys(ground);
  const { left, withoutText } = await countLeft(ground);
  if (left === 0 && tally.problems.size === 0) await moveSecretCheck(db, seal);
  if (tally.moved > 0)
    await recordAudit(db, {
      at: now,
      actor,
      action: "secret.reseal",
      subject: "portal",
      details: { moved: tally.moved, left },
    });
  return { ...tally, left, withoutText };
}

async function report(print: Ground["print"], name: string, tally: Tally, move: Move): Promise<void> {
  const before = tally.moved;
  await move(tally);
  const moved = tally.moved - before;
  if (moved > 0) print(`${name}: ${moved} moved`);
}
