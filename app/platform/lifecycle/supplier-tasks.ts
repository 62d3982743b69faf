import { iso } from "~/platform/core/base/instants";
import { inBoth, type Say } from "~/platform/core/words/words-in";
import { addTask } from "~/platform/records/tasks/add-task";
import { yearlyReviewBy } from "~/rules/onboarding/yearly-review";
import type { SupplierArea } from "~/rules/permissions/member-roles";
import type { TaskKind } from "~/rules/workspace/tasks";
import type { Effect } from "./step";

type SupplierTask = {
  kind: TaskKind;
  /** Whose task it is. */
  role: SupplierArea;
  title: (t: Say<"tasks">) => string;
  to_path: string;
  dueAt: (createdAt: string) => string | null;
};
const noDay = () => null;

/** The tasks that a state can create for a supplier. */
const supplierTasks = {
  submitCertification: {
    kind: "certification",
    role: "supplierCertification",
    title: (t) => t("submitCertification"),
    to_path: "/gcis/certification",
    dueAt: noDay,
  },
  /** Its documents were returned. */
  changeCertification: {
    kind: "certification",
    role: "supplierCertification",
    title: (t) => t("changeCertification"),
    to_path: "/gcis/certification",
    dueAt: noDay,
  },
  /** Confirm the file, or request changes. */
  yearlyReview: {
    kind: "yearlyReview",
    role: "supplierFile",
    title: (t) => t("yearlyReview"),
    to_path: "/gcis/company",
    dueAt: yearlyReviewBy,
  },
} as const satisfies Record<string, SupplierTask>;

/** Creates a task for the supplier. */
export const openTask =
  (name: keyof typeof supplierTasks): Effect =>
  async (_core, trx, { id }, now) => {
    const { kind, role, title, to_path, dueAt } = supplierTasks[name];
    const titles = inBoth("tasks", title);
    const tenant = await trx
      .selectFrom("tenant")
      .select("id")
      .where("registration_id", "=", id)
      .executeTakeFirstOrThrow();
    await addTask(trx, {
      tenant_id: tenant.id,
      kind,
      to_path,
      created_at: iso(now),
      due_at: dueAt(iso(now)),
      role_code: role,
      title_zh: titles.zh,
      title_en: titles.en,
      registration_id: id,
    });
  };
