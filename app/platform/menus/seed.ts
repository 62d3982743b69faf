import { type RoleCode, roleCodes } from "~/rules/member-roles";
import { packageName } from "~/rules/technical-names";
import { seedOnce } from "../db/seed";
import type { Db, Tables } from "../db/schema";

type Row = Tables["menu"];
/** A menu to be filled in: shown and not cached unless it says otherwise, for every role unless it names one. */
export type Seed = {
  code: string;
  pcode?: string;
  url: string;
  zh: string;
  en: string;
  icon: string;
  type?: Row["type"];
  isHidden?: boolean;
  isCached?: boolean;
  only?: RoleCode;
};

const notice = (code: string) => `/home?notice=${code}#notices`;
const messages = "/gsrm/worksDetail/PrivateMessage";
const notices = "/gsrm/worksDetail/NoticeList";
const ofCompany = { pcode: "company", only: "supplier" as const };
const conduct = { pcode: "conduct", icon: "book" };
const ours: Seed[] = [
  { code: "workspace", url: "/workspace", zh: "工作台", en: "Workspace", icon: "home", isCached: true },
  // §2: reached from the user dropdown, not from the menu.
  {
    code: "personal",
    url: "/gsrm/personal",
    zh: "个人信息",
    en: "Personal information",
    icon: "user",
    isHidden: true,
    isCached: true,
  },
  // The start pages of the sub-applications (design §7).
  { code: "review", url: "/gsrm", zh: "准入审核", en: "Registration reviews", icon: "list", only: "purchasingManager" },
  { code: "news", url: "/workspace/news", zh: "新闻管理", en: "Manage news", icon: "news", only: "purchasingManager" },
  { code: "company", url: "/gcis", zh: "公司准入状况", en: "Company status", icon: "building", only: "supplier" },
  { ...ofCompany, code: "company.file", url: "/gcis/company", zh: "企业档案", en: "Company file", icon: "folder" },
  {
    ...ofCompany,
    code: "company.certification",
    url: "/gcis/certification",
    zh: "认证资料",
    en: "Certification",
    icon: "upload",
  },
  { ...ofCompany, code: "company.changes", url: "/gcis/changes", zh: "变更申请", en: "Change requests", icon: "list" },
  {
    code: "progress",
    pcode: "company",
    url: "/progress",
    zh: "注册进度",
    en: "Registration progress",
    icon: "route",
    only: "supplier",
  },
  { code: "messages", url: messages, zh: "站内消息", en: "Messages", icon: "mail", isCached: true },
  { code: "notices", url: notices, zh: "通知公告", en: "Notices", icon: "megaphone", isCached: true },
  {
    code: "import",
    url: "/gsrm/ImportPage",
    zh: "Excel 导入",
    en: "Excel import",
    icon: "table",
    isHidden: true,
    only: "supplier",
  },
  { code: "conduct", url: "", zh: "合作规范", en: "Working together", icon: "book" },
  { ...conduct, code: "conduct.admittance", url: notice("admittance"), zh: "准入指南", en: "Access guide" },
  { ...conduct, code: "conduct.society", url: notice("society"), zh: "社会责任守则", en: "Social responsibility code" },
  { ...conduct, code: "conduct.question", url: notice("question"), zh: "尽职调查", en: "Due diligence" },
  { ...conduct, code: "conduct.honest", url: notice("honest"), zh: "廉洁商业守则", en: "Integrity business code" },
];

const buttons: Record<RoleCode, string[]> = {
  supplier: [],
  purchasingManager: ["session.handOver", "registration.review", "account.roles", "news.edit", "log.export"],
  purchasingSpecialist: [],
};

/** A menu as a row; throws where its code is no package (§5). */
const rowOf = ({ code, pcode, url, zh, en, icon, ...seed }: Seed, order_seq: number): Row => ({
  code: packageName.parse(code),
  pcode: pcode ?? null,
  url,
  name_zh: zh,
  name_en: en,
  icon,
  is_hidden: seed.isHidden ? 1 : 0,
  is_cached: seed.isCached ? 1 : 0,
  type: seed.type ?? "page",
  order_seq,
});

/** Fills menus, ours and then the further ones given, and what each role may see and press. */
export async function seedMenus(db: Db, further: Seed[]): Promise<void> {
  const seeds = [...ours, ...further];
  const menus = seeds.map(rowOf);
  const grants = roleCodes.flatMap((role_code) => [
    ...seeds
      .filter(({ only = role_code }) => only === role_code)
      .map(({ code }) => ({ role_code, kind: "menu" as const, code })),
    ...buttons[role_code].map((code) => ({ role_code, kind: "button" as const, code })),
  ]);
  await seedOnce(db, {
    name: "menus",
    version: JSON.stringify([menus, grants]),
    async write(trx) {
      await trx.deleteFrom("menu").execute();
      await trx.deleteFrom("role_grant").execute();
      await trx.insertInto("menu").values(menus).execute();
      await trx.insertInto("role_grant").values(grants).execute();
    },
  });
}
