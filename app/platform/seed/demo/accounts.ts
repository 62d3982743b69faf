import { firstSupplierRoles } from "~/rules/permissions/member-roles";
import type { Core } from "~/platform/core/core";
import { seedOnce } from "~/platform/core/database/seed";
import type { Db } from "~/platform/core/database/schema";
import { createAccount, newId } from "~/platform/records/accounts/accounts";
import { hashPassword } from "~/platform/records/passwords/password-hash";
import { iso } from "~/platform/core/base/instants";

/** Every demo account signs in with it; the emails are in the demo's mailbox. */
export const demoPassword = "starlan-portal-demo";

type Role = "supplier" | "purchasingManager" | "none";
type Demo = {
  userAccount: string;
  userName: string;
  /** Supplier codes of the tenants, the default first. */
  tenants: string[];
  role: Role;
  /** Whether a person at a supplier is an administrator there. In the demo everyone has access to all areas. */
  isAdministrator?: boolean;
  region?: string;
  timeZone?: string;
  isSuperAdmin?: boolean;
  isBarred?: boolean;
  isInitial?: boolean;
};

const tenants = {
  S10001: "深圳市安科精密有限公司",
  S10002: "苏州恒联电子科技有限公司",
  S10003: "东莞市锐恒五金制品有限公司",
  S20001: "Chennai Precision Components Pvt Ltd",
  B00001: "采购中心",
} as const;

/** One account for each case (§6). */
export const demoAccounts: Demo[] = [
  { userAccount: "supplier", userName: "王芳", tenants: ["S10001"], role: "supplier", isAdministrator: true },
  {
    userAccount: "supplier2",
    userName: "李强",
    tenants: ["S10002", "S10003"],
    role: "supplier",
    isAdministrator: true,
  },
  {
    userAccount: "india",
    userName: "Priya Sharma",
    tenants: ["S20001"],
    role: "supplier",
    isAdministrator: true,
    region: "IN",
    timeZone: "GMT+5:30",
  },
  { userAccount: "buyer", userName: "陈静", tenants: ["B00001"], role: "purchasingManager" },
  { userAccount: "buyer2", userName: "赵磊", tenants: ["B00001"], role: "purchasingManager" },
  { userAccount: "admin", userName: "周敏", tenants: ["B00001"], role: "purchasingManager", isSuperAdmin: true },
  { userAccount: "notenant", userName: "孙丽", tenants: [], role: "none" },
  { userAccount: "nomenus", userName: "吴涛", tenants: ["S10003"], role: "none" },
  { userAccount: "barred", userName: "郑凯", tenants: ["S10003"], role: "supplier", isBarred: true },
  { userAccount: "newcomer", userName: "冯雪", tenants: ["S10003"], role: "supplier", isInitial: true },
];

let hash: Promise<string> | undefined;
/** Hashing is slow on purpose, so the demo does it once per process. */
const hashOnce = () => (hash ??= hashPassword(demoPassword));

/** Fills the demo's accounts and tenants, once. */
export async function seedDemo({ db, seal, now }: Core): Promise<void> {
  await seedOnce(db, {
    name: "demo accounts",
    version: "1",
    async write(trx) {
      const ids = new Map(Object.keys(tenants).map((code) => [code, newId()]));
      await trx
        .insertInto("tenant")
        .values(
          Object.entries(tenants).map(([supplier_code, tenant_name]) => ({
            id: idOf(ids, supplier_code),
            tenant_name,
            supplier_code,
            registration_id: null,
            created_at: iso(now()),
          })),
        )
        .execute();
      for (const demo of demoAccounts) {
        const { userAccount, region = "CN", isInitial = false } = demo;
        const account = {
          ...demo,
          email: `${userAccount}@demo.example`,
          passwordHash: await hashOnce(),
          region,
          isInitial,
        };
        await addMember(trx, await createAccount(trx, seal, now(), account), demo, ids);
      }
    },
  });
}

async function addMember(trx: Db, account_id: string, demo: Demo, ids: Map<string, string>) {
  if (demo.tenants.length === 0) return;
  const members = demo.tenants.flatMap((code, order_seq) =>
    rolesOf(demo).map((role_code) => ({ account_id, tenant_id: idOf(ids, code), role_code, order_seq })),
  );
  await trx.insertInto("tenant_member").values(members).execute();
}

const rolesOf = ({ role, isAdministrator = false }: Demo): readonly string[] =>
  role === "supplier" ? firstSupplierRoles.filter((code) => isAdministrator || code !== "supplierAdmin") : [role];

const idOf = (ids: Map<string, string>, code: string) => ids.get(code) ?? code;
