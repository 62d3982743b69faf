import type { z } from "zod";
import type { review } from "~/contract";
import { isEnded } from "~/rules/onboarding/stages";
import type { CompanyKeyKind } from "~/rules/onboarding/company-keys";
import type { Db, State } from "~/platform/ground/database/schema";

type Candidate = z.input<typeof review.file.answer>["risks"]["duplicates"][number];

/** No reviewer looks through more. */
const most = 20;

/**
 * Other registrations that may be the same company's: suppliers, pending ones and drafts with an equal unified code, DUNS
 * number, tax id or name. Of a draft only that there is one is told: it is its supplier's alone.
 */
export async function listDuplicates(db: Db, registrationId: string): Promise<Candidate[]> {
  const rows = await db
    .selectFrom("company_key as own")
    .innerJoin("company_key as other", (join) =>
      join.onRef("other.kind", "=", "own.kind").onRef("other.key_hash", "=", "own.key_hash"),
    )
    .innerJoin("registration", "registration.id", "other.registration_id")
    .leftJoin("tenant", "tenant.registration_id", "registration.id")
    .select(["registration.id", "number", "company_name", "supplier_code", "state", "submitted_at", "own.kind"])
    .where("own.registration_id", "=", registrationId)
    .where("other.registration_id", "!=", registrationId)
    .orderBy("registration.created_at", "desc")
    .limit(most * 5)
    .execute();
  const byId = new Map<string, Candidate>();
  for (const row of rows) byId.set(row.id, withKey(byId.get(row.id) ?? candidateOf(row), row.kind));
  return [...byId.values()].slice(0, most);
}

/** Whether a company is registered already: another registration of it was submitted and has not ended. */
export const isDuplicate = async (db: Db, registrationId: string): Promise<boolean> =>
  (await listDuplicates(db, registrationId)).some(({ registrationId: id, state }) => id !== null && !isEnded(state));

type Row = {
  id: string;
  number: string | null;
  company_name: string | null;
  supplier_code: string | null;
  state: State;
  submitted_at: string | null;
};

const candidateOf = (row: Row): Candidate => ({
  registrationId: row.submitted_at === null ? null : row.id,
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
