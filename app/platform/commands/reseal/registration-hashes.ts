import { sql } from "kysely";
import type { Core } from "~/platform/core/core";
import { emailHashes } from "~/platform/core/contact-keys";
import type { Tables } from "~/platform/core/database/schema";
import type { Seal } from "~/platform/core/seal";
import { findRegistrant, listedHashes } from "~/platform/records/block-list/block-keys";
import { openKnown } from "~/platform/records/changes/company-change";
import { aboutClosedLink } from "~/platform/records/changes/stop-link";
import { aboutSection } from "~/platform/records/registrations/saved-section";
import { bankPrintHashes, companyKeyHashes } from "~/platform/records/duplicates/fingerprints";
import { aboutRound } from "~/platform/records/registrations/rounds";
import { likenessHashes } from "~/platform/records/risk/likeness-keys";
import { answerHashes } from "~/platform/records/risk/screen-registration";
import type { FormValues } from "~/rules/form-values";
import { openOr } from "./open-or";
import { changeRow, listPages } from "./pages";
import type { SealedRow } from "./sealed-columns";
import type { Tally } from "./tally";

type Dependencies = Pick<Core, "db" | "seal">;
type Answers = { section: string; values: FormValues }[];
type Source = { table: keyof Tables; key: string[]; column: string };

/** The hashes of answers by which a registration is found. */
export const derivedPlaces: readonly Source[] = [
  { table: "company_key", key: ["registration_id", "kind"], column: "key_hash" },
  { table: "likeness_key", key: ["registration_id", "kind"], column: "key_hash" },
  { table: "block_key", key: ["registration_id"], column: "key_hash" },
  { table: "bank_print", key: ["registration_id"], column: "print" },
  { table: "sanction_hit", key: ["id"], column: "answer_hash" },
  { table: "closed_stop_link", key: ["registration_id"], column: "email_hash" },
];

/** Recomputes the hashes of answers under the newest secret, or only counts those that are left. */
export async function moveDerivedHashes(core: Dependencies, tally: Tally, isCounting: boolean): Promise<void> {
  for await (const registrations of listPages(core.db, { table: "registration", key: ["id"] }, sql`1 = 1`))
    for (const { id } of registrations) await moveOf(core, String(id), tally, isCounting);
}

async function moveOf(core: Dependencies, registrationId: string, tally: Tally, isCounting: boolean) {
  const stored = await listStored(core, registrationId);
  if (stored.length === 0) return;
  const newestOf = await findNewest(core, registrationId, stored);
  for (const { source, row } of stored) {
    const hash = String(row[source.column]);
    const newest = newestOf.get(hash);
    if (newest === undefined) tally.withoutText += 1;
    else if (newest === hash) continue;
    else if (isCounting) tally.left += 1;
    else if (await changeHash(core, source, row, newest)) tally.moved += 1;
  }
}

/** The hashes of one registration, except those of hits in the state `gone`, which are not compared. */
async function listStored({ db }: Dependencies, registrationId: string): Promise<{ source: Source; row: SealedRow }[]> {
  const lists = derivedPlaces.map(async (source) => {
    const isCompared = source.table === "sanction_hit" ? sql`state <> 'gone'` : sql`1 = 1`;
    const { rows } = await sql<SealedRow>`select * from ${sql.table(source.table)}
      where registration_id = ${registrationId} and ${isCompared}`.execute(db);
    return rows.map((row) => ({ source, row }));
  });
  return (await Promise.all(lists)).flat();
}

/**
 * The newest of each hash that these texts have under one of the secrets; rounds are decrypted only if the current
 * answers are not sufficient.
 */
async function findNewest(core: Dependencies, registrationId: string, stored: { source: Source; row: SealedRow }[]) {
  const { seal } = core;
  const newestOf = new Map<string, string>();
  const add = (texts: string[][]) => {
    for (const [newest, ...older] of texts)
      if (newest !== undefined) for (const hash of [newest, ...older]) newestOf.set(hash, newest);
  };
  add(textsOf(seal, await readSections(core, registrationId)));
  if (stored.some(({ source }) => source.table === "block_key"))
    add(listedHashes(seal, {}, await findRegistrant(seal, core.db, registrationId)));
  if (stored.some(({ source }) => source.table === "closed_stop_link"))
    add(await listKnownEmails(core, registrationId));
  if (stored.some(({ source, row }) => !newestOf.has(String(row[source.column]))))
    add(textsOf(seal, await readRounds(core, registrationId)));
  return newestOf;
}

const textsOf = (seal: Seal, answers: Answers): string[][] =>
  answers.flatMap(({ section, values }) => {
    const sectionAnswers = { [section]: values };
    return [
      ...(section === "basic" ? companyKeyHashes(seal, values) : []),
      ...(section === "bank" ? bankPrintHashes(seal, values) : []),
      ...likenessHashes(seal, sectionAnswers),
      ...answerHashes(seal, sectionAnswers),
      ...listedHashes(seal, sectionAnswers, null),
    ];
  });

async function readSections({ db, seal }: Dependencies, registrationId: string): Promise<Answers> {
  const rows = await db
    .selectFrom("registration_section")
    .select(["section_id", "values_sealed"])
    .where("registration_id", "=", registrationId)
    .where("section_id", "in", ["basic", "contact", "bank"])
    .execute();
  return rows.map(({ section_id: section, values_sealed }) => ({
    section,
    values: openOr(() => seal.open<FormValues>(values_sealed, aboutSection(registrationId, section)), {}),
  }));
}

async function readRounds({ db, seal }: Dependencies, registrationId: string): Promise<Answers> {
  const rows = await db
    .selectFrom("submitted_section")
    .select(["round", "section_id", "values_sealed"])
    .where("registration_id", "=", registrationId)
    .where("section_id", "in", ["basic", "contact", "bank"])
    .execute();
  return rows.map(({ round, section_id: section, values_sealed }) => ({
    section,
    values: openOr(() => seal.open<FormValues>(values_sealed, aboutRound(registrationId, round, section)), {}),
  }));
}

async function listKnownEmails({ db, seal }: Dependencies, registrationId: string): Promise<string[][]> {
  const changes = await db
    .selectFrom("change_request")
    .selectAll()
    .where("registration_id", "=", registrationId)
    .execute();
  const emails = changes.flatMap((change) => openOr(() => openKnown(seal, change).emails, []));
  return emails.map((email) => emailHashes(seal, email));
}

/** The note on a closed link is encrypted for the hash: both change together. */
async function changeHash(
  { db, seal }: Dependencies,
  source: Source,
  row: SealedRow,
  newest: string,
): Promise<boolean> {
  if (source.table !== "closed_stop_link") return changeRow(db, source, row, { [source.column]: newest });
  const { registration_id, email_hash, note_sealed } = row as Tables["closed_stop_link"];
  const note = openOr(() => seal.open<string>(note_sealed, aboutClosedLink(registration_id, email_hash)), undefined);
  if (note === undefined) return false;
  const newNote = seal.close(note, aboutClosedLink(registration_id, newest));
  return changeRow(db, source, row, { email_hash: newest, note_sealed: newNote });
}
