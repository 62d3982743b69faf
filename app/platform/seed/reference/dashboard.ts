import { type CardCode, cardCodes } from "~/rules/workspace/dashboard";
import { dashboardRoles } from "~/rules/permissions/member-roles";
import type { Db, Tables } from "~/platform/core/database/schema";
import type { Language } from "~/i18n/language";
import { soonDays } from "~/rules/limits/expiry";
import { seedDefaults } from "~/platform/records/defaults/seed-defaults";

type Words = [name: string, description: string];
/** The default position of a card; `optional`: it can be added, `none`: the role does not have it. */
type DefaultPlace = [x: number, y: number] | "optional" | "none";
type CardSeed = Record<Language, Words> & {
  size: [w: number, h: number, minW: number, minH: number];
  places: Record<(typeof dashboardRoles)[number], DefaultPlace>;
};

/** The cards, with their names, sizes, and positions for each role. */
const cards: Record<CardCode, CardSeed> = {
  stage: {
    zh: ["准入进度", "贵公司目前所处的阶段、由谁处理、预计何时完成"],
    en: ["Onboarding", "Your company’s stage, who acts next and by when"],
    size: [8, 4, 4, 3],
    places: { supplier: [0, 0], purchasingManager: "none", purchasingSpecialist: "none" },
  },
  tasks: {
    zh: ["待办任务", "需要处理的事项及其期限"],
    en: ["Tasks", "What you need to do, and by when"],
    size: [8, 4, 4, 3],
    places: { supplier: [0, 4], purchasingManager: [0, 8], purchasingSpecialist: [0, 0] },
  },
  notices: {
    zh: ["通知公告", "最新发布的通知和公告"],
    en: ["Notices", "The latest announcements"],
    size: [4, 4, 3, 3],
    places: { supplier: [8, 8], purchasingManager: "optional", purchasingSpecialist: [8, 4] },
  },
  messages: {
    zh: ["未读消息", "尚未阅读的站内消息"],
    en: ["Unread messages", "Messages you have not read yet"],
    size: [4, 4, 3, 3],
    places: { supplier: [8, 4], purchasingManager: [8, 8], purchasingSpecialist: [8, 0] },
  },
  documents: {
    zh: ["证照到期提醒", `${soonDays} 天内到期或已过期的证照`],
    en: ["Expiring documents", `Documents that have expired or will expire within ${soonDays} days`],
    size: [4, 4, 3, 3],
    places: { supplier: [8, 0], purchasingManager: "none", purchasingSpecialist: "none" },
  },
  news: {
    zh: ["新闻", "公司与行业新闻"],
    en: ["News", "Company and industry news"],
    size: [8, 4, 4, 3],
    places: { supplier: [0, 8], purchasingManager: "optional", purchasingSpecialist: [0, 4] },
  },
  figures: {
    zh: ["今日概览", "逾期、即将到期、待处理的审核和待审批的变更"],
    en: ["Today", "Reviews overdue, due soon and to do, and changes to decide"],
    size: [12, 3, 6, 3],
    places: { supplier: "none", purchasingManager: [0, 0], purchasingSpecialist: "none" },
  },
  queue: {
    zh: ["我的审核", "分配给您的注册申请，最先到期的在前"],
    en: ["My reviews", "Registrations assigned to you, those due first on top"],
    size: [7, 5, 5, 3],
    places: { supplier: "none", purchasingManager: [0, 3], purchasingSpecialist: "none" },
  },
  ageing: {
    zh: ["等待时长", "等待采购部处理的注册申请已等待多少个工作日"],
    en: ["Waiting times", "How many working days registrations have waited for Procurement"],
    size: [5, 5, 4, 4],
    places: { supplier: "none", purchasingManager: [7, 3], purchasingSpecialist: "none" },
  },
  conduct: {
    zh: ["守则与指南", "我们对供应商的要求"],
    en: ["Codes and guides", "What we expect of our suppliers"],
    size: [4, 4, 3, 3],
    places: { supplier: "optional", purchasingManager: "optional", purchasingSpecialist: "optional" },
  },
};

const cardRows: Tables["dashboard_card"][] = cardCodes.map((code) => {
  const { zh, en, size } = cards[code];
  const [name_zh, description_zh] = zh;
  const [name_en, description_en] = en;
  const [w, h, min_w, min_h] = size;
  return { id: code, code, name_zh, description_zh, name_en, description_en, w, h, min_w, min_h };
});

const setRows: Tables["dashboard_set"][] = dashboardRoles.flatMap((role_code) =>
  cardCodes.flatMap((card_id) => {
    const place = cards[card_id].places[role_code];
    if (place === "none") return [];
    const [x, y] = place === "optional" ? [null, null] : place;
    return [{ role_code, card_id, x, y }];
  }),
);

/** Fills the cards of the dashboard, and the defaults of each role. */
export async function seedDashboard(db: Db): Promise<void> {
  await seedDefaults(db, {
    name: "dashboard",
    version: JSON.stringify([cardRows, setRows]),
    makeRows: () => ({ dashboard_card: cardRows, dashboard_set: setRows }),
  });
}
