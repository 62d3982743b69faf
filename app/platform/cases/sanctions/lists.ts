import type { z } from "zod";
import type { sanctions } from "~/contract";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { accountById } from "~/platform/records/accounts/accounts";
import { loadScreeningRound } from "~/platform/records/risk/screen-registration";
import { isOver, states } from "~/rules/onboarding/stages";

type Lists = Omit<z.input<typeof sanctions.lists.answer>, "mayUpload">;

/** Registrations that are screened: submitted, not ended, and not emptied. */
export const screenedRegistrations = (db: Db) =>
  db
    .selectFrom("registration")
    .where("submitted_at", "is not", null)
    .where("content_removed_at", "is", null)
    .where(
      "registration.state",
      "in",
      states.filter((state) => !isOver(state)),
    );

/** Like `screenedRegistrations`, but only those that were last screened with older lists, or never. */
export const unscreenedRegistrations = (db: Db, round: number) =>
  screenedRegistrations(db).where((either) =>
    either.or([either("screened_with", "is", null), either("screened_with", "<", round)]),
  );

/** The current lists, and the progress of screening. */
export async function loadLists(core: Core): Promise<Lists> {
  const { db } = core;
  const rows = await db
    .selectFrom("sanction_list")
    .select(["source", "version", "entries", "names", "sha256", "uploaded_at", "uploaded_by"])
    .where("state", "=", "current")
    .orderBy("source")
    .execute();
  const round = await loadScreeningRound(db);
  const { count } = await unscreenedRegistrations(db, round)
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  const hits = await db
    .selectFrom("sanction_hit")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("state", "=", "open")
    .executeTakeFirstOrThrow();
  return {
    lists: await Promise.all(
      rows.map(async ({ uploaded_at, uploaded_by, ...list }) => ({
        ...list,
        uploadedAt: uploaded_at,
        uploadedBy: uploaded_by === null ? null : (await accountById(core, uploaded_by)).userName,
      })),
    ),
    unscreened: round === 0 ? 0 : Number(count),
    openHits: Number(hits.count),
  };
}
