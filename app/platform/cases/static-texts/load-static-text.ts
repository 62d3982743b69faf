import type { z } from "zod";
import type { staticTexts } from "~/contract";
import type { Core } from "~/platform/core/core";
import { refuse } from "~/platform/core/base/refuse";
import type { Db, Tables } from "~/platform/core/database/schema";
import { listPeople } from "~/platform/records/accounts/people";
import { findOrigins } from "~/platform/records/defaults/find-origins";
import { agreementCodes } from "~/platform/records/texts/accepted-texts";
import { pageParameters } from "~/platform/records/texts/fill-in";
import { loadReleaseText } from "~/platform/records/texts/release-text";
import { listTextVersions, loadCurrentText, wordingsOf } from "~/platform/records/texts/text-versions";

/** A text as a super admin edits it. Refusal: `text.unknown`. */
export async function loadStaticText(core: Core, textCode: string): Promise<z.input<typeof staticTexts.load.answer>> {
  const { db } = core;
  const { rows, version, wordings, revision } = await loadCurrentText(db, textCode);
  const [origins, versions] = [await findOrigins(db, "static_text", rows), await listTextVersions(db, textCode)];
  const origin = origins.find((one) => one !== "release") ?? "release";
  const [zh, en] = [pageParameters(core, "zh"), pageParameters(core, "en")];
  return {
    textCode,
    version,
    revision,
    origin,
    isAgreement: agreementCodes.some((code) => code === textCode),
    ...wordings,
    parameters: Object.keys(zh).map((name) => ({ name, zh: zh[name] ?? "", en: en[name] ?? "" })),
    versions: await describe(core, versions),
    release: origin === "changed" ? await loadReleaseText(db, textCode) : null,
  };
}

async function describe(core: Core, versions: readonly Tables["text_version"][]) {
  const people = await listPeople(
    core,
    versions.map(({ published_by }) => published_by),
  );
  return versions.map(({ id, version, effective_on, published_at, published_by }) => ({
    versionId: id,
    version,
    effectiveOn: effective_on,
    publishedAt: published_at,
    publishedBy: (published_by !== null && people.get(published_by)?.userName) || null,
  }));
}

/** The wording of a stored version. Refusal: `text.unknown`. */
export async function loadTextVersion(
  db: Db,
  { textCode, versionId }: z.output<typeof staticTexts.loadVersion.input>,
): Promise<z.input<typeof staticTexts.loadVersion.answer>> {
  const row = await db
    .selectFrom("text_version")
    .selectAll()
    .where("id", "=", versionId)
    .where("text_code", "=", textCode)
    .executeTakeFirst();
  return row ? { version: row.version, ...wordingsOf(row) } : refuse("unknown", "text.unknown");
}
