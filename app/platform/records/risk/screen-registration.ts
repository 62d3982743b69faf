import { recordAudit } from "~/platform/core/audit";
import { iso } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { toBrandCore, toPersonKey, toPinyinKey } from "~/platform/core/names/brand-core";
import { newId } from "~/platform/records/accounts/accounts";
import { type FormValues, withoutEmpty, rowsIn } from "~/rules/form-values";
import { compareTexts } from "~/rules/onboarding/likeness";
import {
  closeFrom,
  closeMinLength,
  closeMinShare,
  type EntryKind,
  headLength,
  type Subject,
  tailLength,
} from "~/rules/sanctions/screening";
import type { SectionId } from "~/rules/registration/section-ids";

type Answers = Partial<Record<SectionId, FormValues>>;
export type ScreenedName = { subject: Subject; kind: EntryKind; name: string };
type Hit = Tables["sanction_hit"];
type Match = Pick<Hit, "source" | "list_version" | "reference" | "entry_hash" | "facts" | "name" | "likeness"> & {
  subject: Subject;
  key: string;
};

type Candidate = Omit<Match, "entry_hash" | "facts"> & { listId: string };
type CurrentList = Pick<Tables["sanction_list"], "id" | "source" | "version">;

/** The maximum number of hits per registration; the closest come first. */
const mostHits = 20;

/** The key by which a name is compared: a company's core, or all letters of a person's name. */
export const toScreeningKey = (kind: EntryKind, name: string): string =>
  kind === "entity" ? toPinyinKey(toBrandCore(name)) : toPersonKey(name);

/**
 * The beginning of a key, and its first letter with its end: close names have one of the two in common. The first letter
 * keeps apart the thousands that end in `trading`.
 */
export const toBlocks = (key: string): { head: string; tail: string } => ({
  head: key.slice(0, headLength),
  tail: key.slice(0, 1) + key.slice(-tailLength),
});

/** The names in a registration that are screened: the company's, its legal representative's, its shareholders'. */
export function listScreenedNames({ basic = {} }: Answers): ScreenedName[] {
  const { companyName, companyEnglishName, legalRepresentative, shareholders } = withoutEmpty(basic);
  const owners = rowsIn(shareholders).flatMap((row) => [row, ...rowsIn(row.secondaryShareholders)]);
  const names = [
    { subject: "companyName", kind: "entity", name: companyName },
    { subject: "companyEnglishName", kind: "entity", name: companyEnglishName },
    { subject: "legalRepresentative", kind: "individual", name: legalRepresentative },
    ...owners.map(({ name, type }) => ({
      subject: "shareholder",
      kind: type === "company" ? "entity" : "individual",
      name,
    })),
  ] as const;
  return names.filter((one): one is ScreenedName => typeof one.name === "string" && one.name.trim() !== "");
}

/**
 * Screens a registration against the current lists, in the transaction that locks its row. Decided matches stay decided while
 * entry and answer are unchanged; matches that are no longer found are removed, and a decision about one is kept as `gone`.
 */
export async function screenRegistration(
  core: Core,
  trx: Db,
  registrationId: string,
  answers: Answers,
  now: Date,
): Promise<void> {
  const round = await loadScreeningRound(trx);
  const matches = await findMatches(trx, listScreenedNames(answers));
  const hits = await trx.selectFrom("sanction_hit").selectAll().where("registration_id", "=", registrationId).execute();
  let newHits = 0;
  for (const match of matches) {
    const hit = hits.find((one) => toHitKey(one) === toHitKey(match));
    if (await keepMatch(core, trx, registrationId, match, hit, now)) newHits += 1;
  }
  const current = new Set(matches.map(toHitKey));
  await removeOthers(
    trx,
    hits.filter((hit) => !current.has(toHitKey(hit))),
  );
  await trx.updateTable("registration").set({ screened_with: round }).where("id", "=", registrationId).execute();
  if (newHits > 0)
    await recordAudit(trx, {
      at: now,
      actor: "system",
      action: "sanctions.find",
      subject: `registration:${registrationId}`,
      details: { hits: newHits },
    });
}

const toHitKey = ({ source, reference, subject }: Pick<Match, "source" | "reference" | "subject">) =>
  `${source} ${subject} ${reference}`;

/** The number of changes of the lists. Registrations screened with an earlier count are screened again. */
export async function loadScreeningRound(db: Db): Promise<number> {
  const row = await db.selectFrom("counter").select("value").where("name", "=", "sanctions").executeTakeFirst();
  return Number(row?.value ?? 0);
}

/** The entries that are like one of these names, each once for each kind of answer, the closest first. */
async function findMatches(db: Db, names: readonly ScreenedName[]): Promise<Match[]> {
  const lists = await db
    .selectFrom("sanction_list")
    .select(["id", "source", "version"])
    .where("state", "=", "current")
    .execute();
  const closest = new Map<string, Candidate>();
  for (const one of names) {
    for (const candidate of await listCandidates(db, lists, one)) {
      const known = closest.get(toHitKey(candidate));
      if (!known || known.likeness < candidate.likeness) closest.set(toHitKey(candidate), candidate);
    }
  }
  const candidates = [...closest.values()].toSorted((a, b) => b.likeness - a.likeness).slice(0, mostHits);
  const matches: Match[] = [];
  for (const { listId, ...candidate } of candidates) {
    const entry = await db
      .selectFrom("sanction_entry")
      .select(["entry_hash", "facts"])
      .where("list_id", "=", listId)
      .where("reference", "=", candidate.reference)
      .executeTakeFirst();
    if (entry) matches.push({ ...candidate, ...entry });
  }
  return matches;
}

/** Strong names of the current lists that are equal to a name or close to it; their beginnings or ends are found by index. */
async function listCandidates(
  db: Db,
  lists: readonly CurrentList[],
  { subject, kind, name }: ScreenedName,
): Promise<Candidate[]> {
  const key = toScreeningKey(kind, name);
  if (key === "") return [];
  const { head, tail } = toBlocks(key);
  const names = db.selectFrom("sanction_name").select(["list_id", "reference", "name", "key"]).where("kind", "=", kind);
  // One index each: joined to the lists, SQLite reads all names of a list.
  const rows = await names
    .where("head", "=", head)
    .union(names.where("tail", "=", tail))
    .execute();
  return rows.flatMap(({ key: other, list_id, ...row }) => {
    const list = lists.find(({ id }) => id === list_id);
    const likeness = list ? compareKeys(kind, key, other) : 0;
    if (!list || likeness === 0) return [];
    const { source, version } = list;
    return {
      ...row,
      listId: list_id,
      source,
      list_version: version,
      subject,
      key,
      likeness: Math.round(100 * likeness),
    };
  });
}

/** The likeness of two keys, from 0 to 1; 0 also if they are not close enough to be shown. */
function compareKeys(kind: EntryKind, one: string, other: string): number {
  if (one === other) return 1;
  const [short = 0, long = 0] = [one.length, other.length].toSorted((a, b) => a - b);
  if (short < closeMinLength || short < long * closeMinShare) return 0;
  const likeness = compareTexts(one, other);
  return likeness >= closeFrom[kind] ? likeness : 0;
}

/** Whether reviewers have to decide on the match again. */
async function keepMatch(
  { seal }: Core,
  trx: Db,
  registrationId: string,
  { key, ...match }: Match,
  hit: Hit | undefined,
  now: Date,
): Promise<boolean> {
  const answer = toAnswer(match.subject, key);
  const { entry_hash, facts, name, likeness, list_version, source, reference, subject } = match;
  const columns = { entry_hash, facts, name, likeness, list_version };
  const isSame =
    hit !== undefined &&
    hit.state !== "gone" &&
    hit.entry_hash === entry_hash &&
    seal.hashes("screened answer", answer).includes(hit.answer_hash);
  if (isSame) {
    await trx.updateTable("sanction_hit").set(columns).where("id", "=", hit.id).execute();
    return false;
  }
  const question = {
    ...columns,
    answer_hash: seal.hash("screened answer", answer),
    state: "open" as const,
    found_at: iso(now),
    decided_by: null,
    decided_at: null,
    reason_sealed: null,
  };
  await (hit
    ? trx.updateTable("sanction_hit").set(question).where("id", "=", hit.id).execute()
    : trx
        .insertInto("sanction_hit")
        .values({ id: newId(), registration_id: registrationId, source, reference, subject, ...question })
        .execute());
  return true;
}

const toAnswer = (subject: Subject, key: string) => `${subject}\n${key}`;

/** The hashes of each screened name under every secret, the newest first. */
export const answerHashes = (seal: Core["seal"], answers: Answers): string[][] =>
  listScreenedNames(answers).map(({ subject, kind, name }) =>
    seal.hashes("screened answer", toAnswer(subject, toScreeningKey(kind, name))),
  );

async function removeOthers(trx: Db, others: readonly Hit[]) {
  const open = others.filter(({ state }) => state === "open").map(({ id }) => id);
  const decided = others.filter(({ state }) => state !== "open").map(({ id }) => id);
  if (open.length > 0) await trx.deleteFrom("sanction_hit").where("id", "in", open).execute();
  if (decided.length > 0)
    await trx.updateTable("sanction_hit").set({ state: "gone" }).where("id", "in", decided).execute();
}
