import type { Core } from "~/platform/core/core";
import { listCompanies } from "./reference/list-companies";
import { seedDashboard } from "./reference/dashboard";
import { seedDemoCategories } from "./demo/categories";
import { seedDemo } from "./demo/accounts";
import { seedDemoAgency, seedDemoCompany } from "./demo/companies";
import { demoMenus } from "./demo/menus";
import { seedDemoDesk } from "./demo/desk";
import { seedDemoFigures } from "./demo/figures";
import { seedDemoMessages } from "./demo/messages";
import { seedDemoNews } from "./demo/news";
import { seedDemoNotices } from "./demo/notices";
import { seedDemoRegistrations } from "./demo/registrations";
import { seedDemoSanctions } from "./demo/sanctions";
import { seedDemoScorecards } from "./demo/scorecards";
import { seedDemoServiceFigures } from "./demo/service-figures";
import { seedDemoTasks } from "./demo/tasks";
import { seedDemoTeamwork } from "./demo/teamwork";
import { seedLov } from "./lists/seed";
import { seedMenus } from "./reference/menus";
import { seedTexts } from "./texts/seed";

/** Brings the reference tables up to date, and fills a demo with sample data. */
export async function seedAll(core: Core): Promise<void> {
  const { db, config } = core;
  await seedLov(db);
  await seedTexts(db);
  await seedDashboard(db);
  await listCompanies(core);
  await seedMenus(db, config.demo ? demoMenus(config.publicOrigin) : []);
  if (config.demo) for (const seed of demoSeeds) await seed(core);
}

/** In this order, because the later ones need the accounts. */
const demoSeeds = [
  seedDemo,
  seedDemoMessages,
  seedDemoNotices,
  seedDemoNews,
  seedDemoCompany,
  seedDemoRegistrations,
  seedDemoAgency,
  seedDemoDesk,
  seedDemoTeamwork,
  seedDemoFigures,
  seedDemoServiceFigures,
  seedDemoTasks,
  seedDemoSanctions,
  seedDemoScorecards,
  seedDemoCategories,
];
