import { menuWords, type MenuName } from "./menu-words";
import { dashboardRoles, type RoleCode, roleCodes } from "~/rules/permissions/member-roles";
import { pages } from "~/rules/pages";
import { packageName } from "~/rules/text/technical-names";
import type { Db, Tables } from "~/platform/core/database/schema";
import { seedDefaults } from "~/platform/records/defaults/seed-defaults";

type MenuRow = Tables["menu"];
/** A menu with defaults: visible, not cached, for every role. */
export type Seed = {
  code: string;
  pcode?: string;
  url: string;
  name: MenuName;
  icon: string;
  type?: MenuRow["type"];
  isHidden?: boolean;
  isCached?: boolean;
  /** The roles that see it, by default all that have a dashboard. `superAdmin`: super admins only, who see every menu. */
  only?: RoleCode | "superAdmin" | readonly RoleCode[];
};

const notice = (code: string) => `/home?notice=${code}#notices`;
const ofCompany = { pcode: "company" };
const ofFile = { ...ofCompany, only: ["supplierFile", "supplierBank"] as const };
const conduct = { pcode: "conduct", icon: "book" };
const ours: Seed[] = [
  { code: "workspace", url: pages.workspace, name: (t) => t.workspace.title, icon: "home", isCached: true },
  // §2: reached from the user dropdown, not from the menu.
  {
    code: "personal",
    url: pages.personal,
    name: (t) => t.account.title,
    icon: "user",
    isHidden: true,
    isCached: true,
  },
  // The start pages of the sub-applications (decision 021).
  { code: "review", url: pages.queue, name: (t) => t.gsrm.queue.title, icon: "list", only: "purchasingManager" },
  {
    code: "review.changes",
    url: pages.companyChanges,
    name: (t) => t.gsrm.changes.title,
    icon: "link",
    only: "purchasingManager",
  },
  { code: "news", url: pages.news, name: (t) => t.news.title, icon: "news", only: "purchasingManager" },
  { code: "company", url: pages.standing, name: (t) => t.gcis.standing.title, icon: "building", only: "supplier" },
  { ...ofFile, code: "company.file", url: pages.company, name: (t) => t.gcis.company.title, icon: "folder" },
  {
    ...ofCompany,
    only: "supplierCertification",
    code: "company.certification",
    url: pages.certification,
    name: (t) => t.gcis.certification.title,
    icon: "upload",
  },
  {
    ...ofFile,
    code: "company.documents",
    url: pages.documents,
    name: (t) => t.documents.own.title,
    icon: "calendar",
  },
  {
    ...ofCompany,
    only: "supplierQuality",
    code: "company.corrective",
    url: pages.ownCorrectiveActions,
    name: (t) => t.correctiveActions.own.title,
    icon: "list",
  },
  { ...ofFile, code: "company.changes", url: pages.changes, name: (t) => t.gcis.changes.title, icon: "list" },
  {
    ...ofCompany,
    only: "supplier",
    code: "company.questions",
    url: pages.ownQuestions,
    name: (t) => t.conversation.title,
    icon: "mail",
  },
  {
    ...ofCompany,
    only: "supplierAdmin",
    code: "company.people",
    url: pages.ourPeople,
    name: (t) => t.ourPeople.title,
    icon: "users",
  },
  {
    ...ofCompany,
    only: "supplier",
    code: "progress",
    url: pages.progress,
    name: (t) => t.menus.progress,
    icon: "route",
  },
  { code: "messages", url: pages.messages, name: (t) => t.messages.title, icon: "mail", isCached: true },
  { code: "notices", url: pages.notices, name: (t) => t.messages.notices.title, icon: "megaphone", isCached: true },
  {
    code: "import",
    url: pages.import,
    name: (t) => t.import.title,
    icon: "table",
    isHidden: true,
    only: "supplierFile",
  },
  { code: "conduct", url: "", name: (t) => t.menus.conduct, icon: "book" },
  ...(["admittance", "society", "question", "honest"] as const).map((code) => ({
    ...conduct,
    code: `conduct.${code}`,
    url: notice(code),
    name: (t: Parameters<MenuName>[0]) => t.home.notices[code],
  })),
  {
    code: "invitations",
    url: pages.invitations,
    name: (t) => t.invitations.title,
    icon: "mail",
    only: "purchasingManager",
  },
  {
    code: "sanctions",
    url: pages.sanctions,
    name: (t) => t.gsrm.risk.page.title,
    icon: "shield",
    only: "purchasingManager",
  },
  {
    code: "review.documents",
    url: pages.documentDates,
    name: (t) => t.documents.calendar.title,
    icon: "calendar",
    only: "purchasingManager",
  },
  {
    code: "review.corrective",
    url: pages.correctiveActions,
    name: (t) => t.correctiveActions.list.title,
    icon: "list",
    only: "purchasingManager",
  },
  {
    code: "review.figures",
    url: pages.figures,
    name: (t) => t.figures.title,
    icon: "chart",
    only: "purchasingManager",
  },
  {
    code: "people",
    url: pages.people,
    name: (t) => t.people.title,
    icon: "users",
    only: "superAdmin",
  },
  {
    code: "blocklist",
    url: pages.blockList,
    name: (t) => t.blockList.title,
    icon: "shield",
    only: "superAdmin",
  },
  {
    code: "lists",
    url: pages.valueLists,
    name: (t) => t.valueLists.title,
    icon: "table",
    only: "superAdmin",
  },
  {
    code: "texts",
    url: pages.staticTexts,
    name: (t) => t.staticTexts.title,
    icon: "book",
    only: "superAdmin",
  },
  {
    code: "review.settings",
    url: pages.reviewSettings,
    name: (t) => t.teamwork.settings.title,
    icon: "settings",
    only: "purchasingManager",
  },
];

const buttons: Record<RoleCode, string[]> = {
  supplier: [],
  supplierAdmin: ["company.people"],
  supplierFile: ["company.read", "company.change"],
  supplierBank: ["company.read", "company.bank"],
  supplierCertification: ["company.certify"],
  supplierQuality: ["company.correct"],
  purchasingManager: ["session.handOver", "registration.review", "account.roles", "news.edit", "log.export"],
  purchasingSpecialist: [],
};

/** A menu as a row; throws if its code is not a package name (§5). */
const rowOf = ({ code, pcode, url, name, icon, ...seed }: Seed, order_seq: number): MenuRow => ({
  code: packageName.parse(code),
  pcode: pcode ?? null,
  url,
  name_zh: name(menuWords.zh),
  name_en: name(menuWords.en),
  icon,
  is_hidden: seed.isHidden ? 1 : 0,
  is_cached: seed.isCached ? 1 : 0,
  type: seed.type ?? "page",
  order_seq,
});

/** Fills the portal's menus, then the additional ones, and the menus and buttons of each role. */
export async function seedMenus(db: Db, further: Seed[]): Promise<void> {
  const seeds = [...ours, ...further];
  const menus = seeds.map(rowOf);
  const grants = roleCodes.flatMap((role_code) => [
    ...seeds
      .filter(({ only = dashboardRoles }) => [only].flat().includes(role_code))
      .map(({ code }) => ({ role_code, kind: "menu" as const, code })),
    ...buttons[role_code].map((code) => ({ role_code, kind: "button" as const, code })),
  ]);
  await seedDefaults(db, {
    name: "menus",
    version: JSON.stringify([menus, grants]),
    makeRows: () => ({ menu: menus, role_grant: grants }),
  });
}
