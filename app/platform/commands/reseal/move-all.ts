import { recordAudit, linkAudit } from "~/platform/core/audit";
import { keepAuditKeys } from "~/platform/core/audit-keys";
import type { Core } from "~/platform/core/core";
import { moveSecretCheck } from "~/platform/core/secret-check";
import { moveDerivedHashes } from "./registration-hashes";
import { hashPlaces, moveHashes } from "./row-hashes";
import { sealedPlaces } from "./sealed-columns";
import { newTally, type Tally } from "./tally";
import { countValues, moveValues } from "./values";

type Dependencies = Pick<Core, "db" | "seal"> & { now: Date; print: (line: string) => void };
type Move = (tally: Tally) => Promise<void>;

/** Counts values encrypted or hashed with an older secret. */
export async function countLeft(core: Dependencies): Promise<Tally> {
  const tally = newTally();
  for (const place of sealedPlaces) tally.left += await countValues(core, place);
  for (const place of hashPlaces) await moveHashes(core, place, tally, true);
  await moveDerivedHashes(core, tally, true);
  return tally;
}

/**
 * Moves everything to the newest secret, column by column, while portals are running. If interrupted, the next run
 * continues. The value that a start compares moves last, so that the old secret cannot be removed too early.
 */
export async function moveAll(core: Dependencies, actor: string): Promise<Tally> {
  const { db, seal, now, print } = core;
  const tally = newTally();
  for (const place of sealedPlaces)
    await report(print, `${place.table}.${place.column}`, tally, (sum) => moveValues(core, place, sum));
  for (const place of hashPlaces)
    await report(print, `${place.table}.${place.column}`, tally, (sum) => moveHashes(core, place, sum, false));
  await report(print, "hashes of answers", tally, (sum) => moveDerivedHashes(core, sum, false));
  await linkAudit(core);
  await keepAuditKeys(core);
  const { left, withoutText } = await countLeft(core);
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

async function report(print: Dependencies["print"], name: string, tally: Tally, move: Move): Promise<void> {
  const before = tally.moved;
  await move(tally);
  const moved = tally.moved - before;
  if (moved > 0) print(`${name}: ${moved} moved`);
}
