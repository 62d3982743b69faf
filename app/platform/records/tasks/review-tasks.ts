import type { Db } from "~/platform/core/database/schema";
import type { State } from "~/rules/onboarding/stages";
import { iso } from "~/platform/core/base/instants";
import { inBoth } from "~/platform/core/words/words-in";
import { nameFor } from "~/platform/records/registrations/company-name";
import { addTask } from "./add-task";

const role_code = "purchasingManager";

/** The states in which purchasing has a task. */
export const reviewTasks = [
  "preliminaryReview",
  "internalReview",
  "blockProposed",
  "reinstatementProposed",
] as const satisfies State[];

type Review = {
  registrationId: string;
  state: (typeof reviewTasks)[number];
  /** The names and the number of a registration. */
  company: Parameters<typeof nameFor>[1];
  created_at: string;
  due_at: string | null;
};

/** The page on which purchasing reviews a registration. */
const reviewPath = (registrationId: string): string => `/gsrm/registrations/${registrationId}`;

/** Creates a review task for a registration in every tenant that has purchasing managers. */
export const addReviewTasks = (trx: Db, review: Review): Promise<void> => addPurchasingTasks(trx, toReviewTask(review));

function toReviewTask({ registrationId, state, company, ...dates }: Review) {
  const { zh, en } = inBoth("tasks", (t, language) => t(state, { company: nameFor(language, company) }));
  const review = { kind: "review", to_path: reviewPath(registrationId), registration_id: registrationId } as const;
  return { ...dates, title_zh: zh, title_en: en, ...review };
}

/**
 * Creates the missing review tasks of a tenant. Tasks are only created for tenants that have purchasing managers, so
 * registrations submitted before the first manager joined do not have one yet.
 */
export async function catchUpReviews(trx: Db, tenantId: string, now: Date): Promise<void> {
  const waiting = await trx
    .selectFrom("registration")
    .select(["id", "state", "number", "company_name", "company_english_name", "due_at"])
    .where("state", "in", reviewTasks)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("task")
            .select("task.id")
            .whereRef("task.registration_id", "=", "registration.id")
            .where("tenant_id", "=", tenantId)
            .where("kind", "=", "review")
            .where("task.state", "=", "open"),
        ),
      ),
    )
    .orderBy("submitted_at")
    .execute();
  for (const { id: registrationId, due_at, ...company } of waiting) {
    const state = reviewTasks.find((one) => one === company.state);
    if (state)
      await addTask(trx, {
        ...toReviewTask({ registrationId, state, company, created_at: iso(now), due_at }),
        tenant_id: tenantId,
        role_code,
      });
  }
}

type PurchasingTask = Omit<Parameters<typeof addTask>[1], "tenant_id" | "role_code">;

/** Creates a task in every tenant that has purchasing managers and has not ended. */
export async function addPurchasingTasks(trx: Db, task: PurchasingTask): Promise<void> {
  const tenants = await trx
    .selectFrom("tenant_member")
    .innerJoin("tenant", "tenant.id", "tenant_member.tenant_id")
    .select("tenant_id")
    .distinct()
    .where("role_code", "=", role_code)
    .where("ended_at", "is", null)
    .execute();
  for (const { tenant_id } of tenants) await addTask(trx, { ...task, tenant_id, role_code });
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
