import type { z } from "zod";
import type { review } from "~/contract";
import { endStates, isEnded } from "~/rules/onboarding/stages";
import type { CompanyKeyKind } from "~/rules/onboarding/company-keys";
import type { Seal } from "~/platform/core/seal";
import type { Db } from "~/platform/core/database/schema";
import type { State } from "~/rules/onboarding/stages";

type Candidate = z.input<typeof review.file.answer>["risks"]["duplicates"][number];

/** The maximum number of duplicates shown to a reviewer. */
const most = 20;

/** Other registrations with an equal unified code, DUNS number, tax id or name, one row for each key. */
const sameCompany = (db: Db, registrationId: string) =>
  db
    .selectFrom("company_key as own")
    .innerJoin("company_key as other", (join) =>
      join.onRef("other.kind", "=", "own.kind").onRef("other.key_hash", "=", "own.key_hash"),
    )
    .innerJoin("registration", "registration.id", "other.registration_id")
    .where("own.registration_id", "=", registrationId)
    .where("other.registration_id", "!=", registrationId);

/** The submitted registrations of the same company: only these can be a supplier, or become one. */
const submitted = (db: Db, registrationId: string) =>
  sameCompany(db, registrationId).where("registration.submitted_at", "is not", null);

/**
 * Submitted registrations and suppliers that may be the same company: ended ones last, otherwise the newest first. The list
 * is for display; the rules ask `isDuplicate`.
 */
export async function listDuplicates(db: Db, registrationId: string): Promise<Candidate[]> {
  const rows = await submitted(db, registrationId)
    .leftJoin("tenant", "tenant.registration_id", "registration.id")
    .select(["registration.id", "number", "company_name", "supplier_code", "state", "own.kind"])
    .orderBy("registration.created_at", "desc")
    .execute();
  const byId = new Map<string, Candidate>();
  for (const row of rows) byId.set(row.id, withKey(byId.get(row.id) ?? candidateOf(row), row.kind));
  const candidates = [...byId.values()];
  const [ended, current] = [true, false].map((end) => candidates.filter(({ state }) => isEnded(state) === end));
  return [...(current ?? []), ...(ended ?? [])].slice(0, most);
}

/**
 * The number of drafts that may be of the same company. Only the number is shown, because drafts are private to their
 * registrant.
 */
export async function countDuplicateDrafts(db: Db, registrationId: string): Promise<number> {
  const row = await sameCompany(db, registrationId)
    .where("registration.submitted_at", "is", null)
    .select((of) => of.fn.count<number>("registration.id").distinct().as("total"))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** Whether a company is already registered: another registration of it was submitted and has not ended. */
export async function isDuplicate(db: Db, registrationId: string): Promise<boolean> {
  const row = await submitted(db, registrationId)
    .where("registration.state", "not in", endStates)
    .select("registration.id")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Another submitted company, for a change page. */
export type OtherCompany = { registrationId: string; number: string | null; companyName: string | null };

/** Submitted registrations that have not ended and are recognised by one of these keys; the oldest first. */
export async function listCompaniesWithKeys(
  seal: Seal,
  db: Db,
  registrationId: string,
  keys: readonly [kind: string, key: string][],
): Promise<OtherCompany[]> {
  const hashes = keys.flatMap(([kind, key]) => seal.hashes(`company:${kind}`, key));
  if (hashes.length === 0) return [];
  const rows = await db
    .selectFrom("registration")
    .select(["id", "number", "company_name"])
    .where("id", "in", db.selectFrom("company_key").select("registration_id").where("key_hash", "in", hashes))
    .where("id", "!=", registrationId)
    .where("submitted_at", "is not", null)
    .where("state", "not in", endStates)
    .orderBy("submitted_at")
    .limit(most)
    .execute();
  return rows.map(({ id, number, company_name }) => ({ registrationId: id, number, companyName: company_name }));
}

type DuplicateRow = {
  id: string;
  number: string | null;
  company_name: string | null;
  supplier_code: string | null;
  state: State;
};

const candidateOf = (row: DuplicateRow): Candidate => ({
  registrationId: row.id,
  number: row.number,
  companyName: row.company_name,
  supplierCode: row.supplier_code,
  state: row.state,
  keys: [],
});

const withKey = (candidate: Candidate, kind: CompanyKeyKind): Candidate => ({
  ...candidate,
  keys: [...candidate.keys, kind],
});
