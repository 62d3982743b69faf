import type { Db } from "~/platform/ground/database/schema";
import { inBoth } from "~/platform/ground/words/words-in";
import { addTask } from "./tasks";

const role_code = "purchasingManager";

type Review = {
  registrationId: string;
  state: "preliminaryReview" | "internalReview";
  /** Its number where the company has no name yet. */
  company: string;
  created_at: string;
  due_at: string | null;
};

/** Where purchasing reviews a registration. */
const reviewPath = (registrationId: string): string => `/gsrm/registrations/${registrationId}`;

/** Gives purchasing a registration to review: one task in every tenant that has purchasing managers. */
export async function askForReview(trx: Db, { registrationId, state, company, ...dates }: Review): Promise<void> {
  const { zh, en } = inBoth("tasks", (t) => t(state, { company }));
  const task = { ...dates, title_zh: zh, title_en: en };
  const review = { kind: "review", to_path: reviewPath(registrationId), registration_id: registrationId } as const;
  const tenants = await trx
    .selectFrom("tenant_member")
    .select("tenant_id")
    .distinct()
    .where("role_code", "=", role_code)
    .execute();
  for (const { tenant_id } of tenants) await addTask(trx, { ...task, ...review, tenant_id, role_code });
}

/** The accounts of all purchasing managers who may sign in. */
export async function purchasingManagers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("tenant_member")
    .innerJoin("account", "account.id", "tenant_member.account_id")
    .select("account.id")
    .distinct()
    .where("role_code", "=", role_code)
    .where("is_barred", "=", 0)
    .execute();
  return rows.map(({ id }) => id);
}
