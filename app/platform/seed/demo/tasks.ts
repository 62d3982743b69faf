import { pages } from "~/rules/pages";
import type { TaskKind } from "~/rules/workspace/tasks";
import type { Core } from "~/platform/core/core";
import { seedOnce } from "~/platform/core/database/seed";
import type { Tables } from "~/platform/core/database/schema";
import { daysLater, iso } from "~/platform/core/base/instants";
import { addTask } from "~/platform/records/tasks/add-task";

type TaskWords = {
  kind: TaskKind;
  zh: string;
  en: string;
  daysAgo: number;
  /** The days until it is due. Omitted if it has no due date. */
  dueIn?: number;
  state?: Tables["task"]["state"];
  to?: string;
};

const ofSuppliers: TaskWords[] = [
  {
    kind: "certification",
    zh: "提交供应商认证资料",
    en: "Submit certification documents",
    daysAgo: 18,
    dueIn: 12,
    to: "/gcis/certification",
  },
  {
    kind: "document",
    zh: "更新即将到期的 ISO 9001 证书",
    en: "Renew the ISO 9001 certificate",
    daysAgo: 2,
    dueIn: 18,
    to: pages.company,
  },
  {
    kind: "document",
    zh: "补充环保许可文件",
    en: "Upload the environmental permit",
    daysAgo: 3,
    dueIn: -1,
    to: pages.company,
  },
  {
    kind: "registration",
    zh: "阅读年度资料更新通知",
    en: "Read the annual review notice",
    daysAgo: 6,
    to: pages.notices,
  },
  {
    kind: "statement",
    zh: "确认 10 月对账单",
    en: "Confirm the October statement",
    daysAgo: 20,
    state: "completed",
  },
  {
    kind: "payment",
    zh: "核对 9 月付款通知",
    en: "Check the September payment advice",
    daysAgo: 40,
    state: "completed",
  },
  {
    kind: "document",
    zh: "上传银行开户证明",
    en: "Upload the bank account certificate",
    daysAgo: 55,
    state: "cancelled",
  },
];
const ofBuyers: TaskWords[] = [
  {
    kind: "review",
    zh: "跟进安科精密的认证资料",
    en: "Follow up the certification documents of Anke Precision",
    to: `${pages.queue}?view=withSupplier`,
    daysAgo: 5,
    dueIn: 12,
  },
  {
    kind: "review",
    zh: "初审：本周新提交的注册申请",
    en: "Preliminary review: registrations submitted this week",
    to: pages.queue,
    daysAgo: 1,
    dueIn: 9,
  },
  {
    kind: "statement",
    zh: "核对 10 月对账差异",
    en: "Check differences in the October statement",
    daysAgo: 15,
    state: "completed",
  },
];
const words = [
  { supplierCode: "S10001", role: "supplier", tasks: ofSuppliers },
  { supplierCode: "S20001", role: "supplier", tasks: ofSuppliers.slice(0, 2) },
  { supplierCode: "B00001", role: "purchasingManager", tasks: ofBuyers },
];

/** Creates tasks for the demo's tenants, once. */
export async function seedDemoTasks({ db, now }: Core): Promise<void> {
  await seedOnce(db, {
    name: "demo tasks",
    version: "1",
    async write(trx) {
      const at = (days: number) => iso(daysLater(now(), days));
      for (const { supplierCode, role, tasks } of words) {
        const tenant = await trx
          .selectFrom("tenant")
          .select("id")
          .where("supplier_code", "=", supplierCode)
          .executeTakeFirstOrThrow();
        for (const { kind, zh, en, daysAgo, dueIn, state = "open", to = null } of tasks) {
          const id = await addTask(trx, {
            tenant_id: tenant.id,
            role_code: role,
            kind,
            title_zh: zh,
            title_en: en,
            to_path: to,
            created_at: at(-daysAgo),
            due_at: dueIn === undefined ? null : at(dueIn),
          });
          await trx.updateTable("task").set({ state }).where("id", "=", id).execute();
        }
      }
    },
  });
}
