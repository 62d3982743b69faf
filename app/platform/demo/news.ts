import type { Core } from "../core";
import { seedOnce } from "../db/seed";
import { newId } from "../identity/accounts";
import { iso } from "../instants";
import { columnsOf, type Told, toldAt } from "./told";

const newsWords: Told[] = [
  {
    daysAgo: 2,
    zh: [
      "新一代折叠屏终端通过二十万次弯折测试",
      "折叠屏终端在量产线上通过了二十万次弯折测试，铰链由三家供应商共同完成。\n\n首批机型将于下季度上市。",
    ],
    en: [
      "The new folding device passes 200,000 bends",
      "The folding device passed 200,000 bends on the production line. Its hinge is the work of three suppliers together.\n\nThe first models go on sale next quarter.",
    ],
  },
  {
    daysAgo: 11,
    zh: ["二号工厂屋顶光伏并网发电", "二号工厂屋顶光伏项目并网，年发电量约 860 万度，可满足厂区四分之一的用电。"],
    en: [
      "Solar roof of plant 2 feeds the grid",
      "The solar roof of plant 2 went into operation. It yields about 8.6 million kWh a year, a quarter of what the plant uses.",
    ],
  },
  {
    daysAgo: 24,
    zh: ["年度优秀供应商名单揭晓", "二十家供应商获评年度优秀供应商，奖项覆盖质量、交付、创新和可持续发展四个方面。"],
    en: [
      "This year's best suppliers",
      "Twenty suppliers were named the best of the year for quality, delivery, innovation and sustainability.",
    ],
  },
  {
    daysAgo: 39,
    zh: [
      "供应链质量训练营第三期结营",
      "来自 46 家供应商的 120 名工程师完成了为期两周的训练，课程包括统计过程控制和失效分析。",
    ],
    en: [
      "The third quality camp has ended",
      "120 engineers from 46 suppliers completed two weeks of training in statistical process control and failure analysis.",
    ],
  },
];

/** Publishes the demo's news, once. */
export async function seedDemoNews({ db, now }: Core): Promise<void> {
  await seedOnce(db, {
    name: "demo news",
    version: "1",
    async write(trx) {
      const rows = newsWords.map((told) => ({
        ...columnsOf(told),
        id: newId(),
        published_at: iso(toldAt(now(), told)),
        version: 0,
        link: null,
        withdrawn_at: null,
        changed_at: null,
        changed_by: null,
      }));
      await trx.insertInto("news").values(rows).execute();
    },
  });
}
