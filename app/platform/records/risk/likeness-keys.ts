import { sql } from "kysely";
import type { Db } from "~/platform/core/database/schema";
import type { State } from "~/rules/onboarding/stages";
import { toBrandCore, toPersonKey, toPinyinKey } from "~/platform/core/names/brand-core";
import type { Seal } from "~/platform/core/seal";
import { type FormValues, withoutEmpty, rowsIn } from "~/rules/form-values";
import {
  compareTexts,
  type LikenessKind,
  likenessKinds,
  likenessNeeded,
  likenessWeights,
  toCompanyDomain,
} from "~/rules/onboarding/likeness";
import { toE164 } from "~/rules/identifiers/phone-number";
import type { SectionId } from "~/rules/registration/section-ids";

type Answers = Partial<Record<SectionId, FormValues>>;
/** A shorter core is not distinctive enough. */
const coreMinLetters = 2;
/** More would not be reviewed. */
const most = 10;

/** Replaces the keyed hashes by which possible duplicates of a submitted registration are found. */
export async function keepLikenessKeys(seal: Seal, trx: Db, registrationId: string, answers: Answers): Promise<void> {
  await trx.deleteFrom("likeness_key").where("registration_id", "=", registrationId).execute();
  const keys = [...new Map(listKeys(answers).map((one) => [one.join("\n"), one])).values()].map(([kind, key]) => ({
    registration_id: registrationId,
    kind,
    key_hash: seal.hash(`likeness:${kind}`, key),
  }));
  if (keys.length > 0) await trx.insertInto("likeness_key").values(keys).execute();
}

/** The hashes of each of these keys under every secret, the newest first. */
export const likenessHashes = (seal: Seal, answers: Answers): string[][] =>
  listKeys(answers).map(([kind, key]) => seal.hashes(`likeness:${kind}`, key));

function listKeys({ basic = {}, contact = {} }: Answers): [LikenessKind, string][] {
  const { companyName, companyEnglishName, legalRepresentative } = withoutEmpty(basic);
  const cores = [companyName, companyEnglishName]
    .filter((name) => typeof name === "string")
    .map(toBrandCore)
    .filter((core) => [...core].length >= coreMinLetters);
  const { contacts } = withoutEmpty(contact);
  const rows = rowsIn(contacts);
  const textsAt = (field: string) => rows.map((row) => row[field]).filter((value) => typeof value === "string");
  const domains = textsAt("email").map(toCompanyDomain);
  return [
    ...cores.map((core): [LikenessKind, string] => ["brandCore", core.replaceAll(" ", "")]),
    ...cores.map((core): [LikenessKind, string] => ["pinyin", toPinyinKey(core)]),
    ...textsAt("phone").map((phone): [LikenessKind, string] => ["phone", toE164(phone) ?? phone.replace(/\D/g, "")]),
    ...(typeof legalRepresentative === "string"
      ? ([["legalRepresentative", toPersonKey(legalRepresentative)]] as [LikenessKind, string][])
      : []),
    ...domains.filter((domain) => domain !== null).map((domain): [LikenessKind, string] => ["emailDomain", domain]),
  ];
}

type PossibleDuplicate = {
  registrationId: string;
  number: string | null;
  companyName: string | null;
  state: State;
  kinds: LikenessKind[];
  likeness: number | null;
};

const weak = likenessKinds.filter((kind) => likenessWeights[kind] < likenessNeeded);
const weight = sql<number>`sum(case when own.kind in (${sql.join(weak)}) then 1 else ${likenessNeeded} end)`;

/**
 * Other submitted registrations that may be the same company's, ten at most, the closest first. The hashes are joined by
 * their index; only the names of the registrations found are compared.
 */
export async function listPossibleDuplicates(db: Db, registrationId: string): Promise<PossibleDuplicate[]> {
  const own = await db
    .selectFrom("registration")
    .select("company_name")
    .where("id", "=", registrationId)
    .executeTakeFirst();
  const pairs = db
    .selectFrom("likeness_key as own")
    .innerJoin("likeness_key as other", (join) =>
      join.onRef("other.kind", "=", "own.kind").onRef("other.key_hash", "=", "own.key_hash"),
    )
    .where("own.registration_id", "=", registrationId)
    .where("other.registration_id", "!=", registrationId)
    .where(
      "other.registration_id",
      "in",
      db.selectFrom("registration").select("id").where("submitted_at", "is not", null),
    );
  const matches = await pairs
    .select("other.registration_id as id")
    .groupBy("other.registration_id")
    .having(weight, ">=", likenessNeeded)
    .orderBy(weight, "desc")
    .orderBy("other.registration_id")
    .limit(most)
    .execute();
  if (matches.length === 0) return [];
  const ids = matches.map(({ id }) => id);
  const kinds = await pairs
    .select(["other.registration_id as id", "own.kind"])
    .distinct()
    .where("other.registration_id", "in", ids)
    .execute();
  const rows = await db
    .selectFrom("registration")
    .select(["id", "number", "company_name", "state"])
    .where("id", "in", ids)
    .where("submitted_at", "is not", null)
    .execute();
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    return {
      registrationId: id,
      number: row.number,
      companyName: row.company_name,
      state: row.state,
      kinds: toShown(kinds.filter((one) => one.id === id).map(({ kind }) => kind)),
      likeness: compareNames(own?.company_name, row.company_name),
    };
  });
}

/** The kinds to show: without `pinyin` if the core matches, because equal cores have equal pinyin. */
const toShown = (kinds: LikenessKind[]): LikenessKind[] =>
  likenessKinds.filter((kind) => kinds.includes(kind) && !(kind === "pinyin" && kinds.includes("brandCore")));

function compareNames(one: string | null | undefined, other: string | null): number | null {
  if (!one || !other) return null;
  const [a, b] = [one, other].map((name) => toPinyinKey(toBrandCore(name)));
  return Math.round(100 * compareTexts(a ?? "", b ?? ""));
}
