import { soonDays } from "~/rules/documents/limits";
import type { CardCode } from "~/rules/dashboard";
import type { RoleCode } from "~/rules/member-roles";
import type { Db, Tables } from "~/platform/ground/database/schema";
import { seedOnce } from "~/platform/ground/database/seed";

type CardPlaces = Partial<Record<CardCode, [x: number, y: number] | null>>;
type Words = [name: string, description: string];
type Size = [w: number, h: number, minW: number, minH: number];

const card = (code: CardCode, [name_zh, description_zh]: Words, [name_en, description_en]: Words, size: Size) => {
  const [w, h, min_w, min_h] = size;
  return { id: code, code, name_zh, description_zh, name_en, description_en, w, h, min_w, min_h };
};

const cards: Tables["dashboard_card"][] = [
  card(
    "stage",
    ["准入进度", "贵公司目前所处的阶段、由谁处理、预计何时完成"],
    ["Onboarding", "Your company’s stage, who acts next and by when"],
    [8, 4, 4, 3],
  ),
  card("tasks", ["待办任务", "需要处理的事项及其期限"], ["Tasks", "What you need to do, and by when"], [8, 4, 4, 3]),
  card("notices", ["通知公告", "最新发布的通知和公告"], ["Notices", "The latest announcements"], [4, 4, 3, 3]),
  card(
    "messages",
    ["未读消息", "尚未阅读的站内消息"],
    ["Unread messages", "Messages you have not read yet"],
    [4, 4, 3, 3],
  ),
  card(
    "documents",
    ["证照到期提醒", `${soonDays} 天内到期或已过期的证照`],
    ["Expiring documents", `Documents that have expired or will expire within ${soonDays} days`],
    [4, 4, 3, 3],
  ),
  card("news", ["新闻", "公司与行业新闻"], ["News", "Company and industry news"], [8, 4, 4, 3]),
  card(
    "figures",
    ["今日概览", "逾期、即将到期、待处理的审核和待审批的变更"],
    ["Today", "Reviews overdue, due soon and to do, and changes to decide"],
    [12, 3, 6, 3],
  ),
  card(
    "queue",
    ["我的审核", "分配给您的注册申请，最先到期的在前"],
    ["My reviews", "Registrations assigned to you, those due first on top"],
    [7, 5, 5, 3],
  ),
  card(
    "ageing",
    ["等待时长", "等待采购部处理的注册申请已等待多少个工作日"],
    ["Waiting times", "How many working days registrations have waited for Procurement"],
    [5, 5, 4, 4],
  ),
  card(
    "conduct",
    ["守则与指南", "我们对供应商的要求"],
    ["Codes and guides", "What we expect of our suppliers"],
    [4, 4, 3, 3],
  ),
];

/** Which cards a role may have, and where those it has by default lie. */
const specialist: CardPlaces = { tasks: [0, 0], messages: [8, 0], news: [0, 4], notices: [8, 4], conduct: null };
const manager: CardPlaces = {
  figures: [0, 0],
  queue: [0, 3],
  ageing: [7, 3],
  tasks: [0, 8],
  messages: [8, 8],
  notices: null,
  news: null,
  conduct: null,
};
const sets: Record<RoleCode, CardPlaces> = {
  supplier: {
    stage: [0, 0],
    documents: [8, 0],
    tasks: [0, 4],
    messages: [8, 4],
    news: [0, 8],
    notices: [8, 8],
    conduct: null,
  },
  purchasingManager: manager,
  purchasingSpecialist: specialist,
};

/** Fills the cards of the dashboard, and what each role has of them. */
export async function seedDashboard(db: Db): Promise<void> {
  const rows = Object.entries(sets).flatMap(([role_code, set]) =>
    Object.entries(set).map(([card_id, place]) => ({
      role_code,
      card_id,
      x: place?.[0] ?? null,
      y: place?.[1] ?? null,
    })),
  );
  await seedOnce(db, {
    name: "dashboard",
    version: JSON.stringify([cards, rows]),
    async write(trx) {
      await trx.deleteFrom("dashboard_card").execute();
      await trx.deleteFrom("dashboard_set").execute();
      await trx.insertInto("dashboard_card").values(cards).execute();
      await trx.insertInto("dashboard_set").values(rows).execute();
    },
  });
}
