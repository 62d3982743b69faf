import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { staticTexts } from "~/contract";
import { chinaDate } from "~/rules/calendar/china-date";
import { editedText } from "~/rules/static-text/edited-text";
import { findPageProblems, findTitleProblems } from "~/rules/static-text/page-problems";
import { recordAudit } from "~/platform/core/audit";
import { iso } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import type { ActorContext } from "~/platform/cases/handler";
import { pageParameters } from "~/platform/records/texts/fill-in";
import { type Edition, withEdition } from "~/platform/records/texts/text-page";
import {
  type BothWordings,
  type CurrentText,
  listTextVersions,
  loadCurrentText,
} from "~/platform/records/texts/text-versions";

/**
 * Publishes a new version of a text in one transaction, and stores the replaced one, even if it came with the release.
 * Publishing an unchanged wording has no effect. Refusals: see `staticTexts.publish`.
 */
export async function publishText(
  core: Core,
  { textCode, revision, version, effectiveOn, zh, en }: z.output<typeof staticTexts.publish.input>,
  { actor, now }: ActorContext,
): Promise<{ revision: string }> {
  const wordings = { zh, en };
  requireShowable(core, { version, effectiveOn, wordings });
  return core.db.transaction().execute(async (trx) => {
    await lockText(trx, textCode);
    const current = await loadCurrentText(trx, textCode);
    if (current.version === version && isSameWording(current.wordings, wordings)) return { revision: current.revision };
    if (current.revision !== revision) refuse("conflict", "text.outdated");
    await addVersions(trx, {
      textCode,
      current,
      version,
      effectiveOn,
      wordings,
      publishedAt: iso(now),
      by: actor.accountId,
    });
    const edition = { version, effectiveOn, updatedOn: chinaDate(now) };
    await writeText(trx, textCode, wordings, edition);
    await recordAudit(trx, {
      at: now,
      actor: `account:${actor.accountId}`,
      action: "text.publish",
      subject: `text:${textCode}`,
      details: { version, ...(current.version !== null && { versionBefore: current.version }) },
    });
    return { revision: (await loadCurrentText(trx, textCode)).revision };
  });
}

type Published = { version: string; effectiveOn: string; wordings: BothWordings };

/** Refuses input that the form would have refused, and contents that pages do not support. */
function requireShowable(core: Core, { version, effectiveOn, wordings: { zh, en } }: Published): void {
  const typed = { version, effectiveOn, zhTitle: zh.title, zhText: zh.text, enTitle: en.title, enText: en.text };
  const parameters = Object.keys(pageParameters(core, "zh"));
  const hasProblems = [zh, en].some(
    ({ title, text }) => findTitleProblems(title, parameters).length + findPageProblems(text, parameters).length > 0,
  );
  if (hasProblems || !editedText.safeParse(typed).success) refuse("unacceptable", "text.unacceptable");
}

/** Locks the rows of a text for this transaction, to serialise its versions. */
async function lockText(trx: Db, textCode: string): Promise<void> {
  await trx
    .updateTable("static_text")
    .set((row) => ({ version: row.ref("version") }))
    .where("text_code", "=", textCode)
    .execute();
}

const isSameWording = (one: BothWordings, other: BothWordings) =>
  (["zh", "en"] as const).every(
    (language) => one[language].title === other[language].title && one[language].text === other[language].text,
  );

type Addition = Published & { textCode: string; current: CurrentText; publishedAt: string; by: string };

/** Stores the new version after the one that it replaces, which is stored too if it is not yet. */
async function addVersions(trx: Db, { textCode, current, version, effectiveOn, wordings, publishedAt, by }: Addition) {
  const stored = await listTextVersions(trx, textCode);
  const isTaken = current.version === version || stored.some((one) => one.version === version);
  if (isTaken) refuse("conflict", "text.versionTaken");
  const isCurrentStored = stored.some((one) => one.version === current.version);
  const next = (stored[0]?.position ?? -1) + 1;
  const ofRelease = { version: current.version ?? "", effective_on: null, published_at: null, published_by: null };
  const added = { version, effective_on: effectiveOn, published_at: publishedAt, published_by: by };
  await trx
    .insertInto("text_version")
    .values([
      ...(isCurrentStored ? [] : [{ ...newRow(textCode, current.wordings, next), ...ofRelease }]),
      { ...newRow(textCode, wordings, isCurrentStored ? next : next + 1), ...added },
    ])
    .execute();
}

const newRow = (text_code: string, wordings: BothWordings, position: number) => ({
  id: randomUUID(),
  text_code,
  position,
  wording_json: JSON.stringify(wordings),
});

async function writeText(trx: Db, textCode: string, wordings: BothWordings, edition: Edition): Promise<void> {
  for (const language of ["zh", "en"] as const)
    await trx
      .updateTable("static_text")
      .set({ ...withEdition(wordings[language], edition, language), version: edition.version })
      .where("text_code", "=", textCode)
      .where("lang", "=", language)
      .execute();
}
