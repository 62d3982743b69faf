import type { Core } from "~/platform/core/core";
import { seedOnce } from "~/platform/core/database/seed";
import { newId } from "~/platform/records/accounts/accounts";
import { iso } from "~/platform/core/base/instants";
import { toColumns, type DatedText, datedAt } from "./dated-text";

const newsWords: DatedText[] = [
  {
    daysAgo: 2,
    zh: [
      "新一代折叠屏终端通过 20 万次弯折测试",
      "量产线上的折叠屏终端通过了 20 万次弯折测试，铰链由三家供应商共同研发。\n\n首批机型将于下季度上市。",
    ],
    en: [
      "New foldable device passes 200,000-cycle folding test",
      "A foldable device from the mass-production line passed a test of 200,000 folds. Three suppliers developed its hinge together.\n\nThe first models go on sale next quarter.",
    ],
  },
  {
    daysAgo: 11,
    zh: ["二号工厂屋顶光伏并网发电", "二号工厂屋顶光伏项目并网，年发电量约 860 万千瓦时，可满足厂区四分之一的用电。"],
    en: [
      "Plant 2 solar roof now feeds the grid",
      "The solar roof of plant 2 is connected to the grid. It generates about 8.6 million kWh a year, enough for a quarter of what the plant uses.",
    ],
  },
  {
    daysAgo: 24,
    zh: ["年度优秀供应商名单公布", "二十家供应商获评年度优秀供应商，奖项覆盖质量、交付、创新和可持续发展四个方面。"],
    en: [
      "Supplier of the year awards announced",
      "Twenty suppliers won supplier of the year awards, for quality, delivery, innovation and sustainability.",
    ],
  },
  {
    daysAgo: 39,
    zh: [
      "供应链质量训练营第三期结营",
      "来自 46 家供应商的 120 名工程师完成了为期两周的训练，课程包括统计过程控制和失效分析。",
    ],
    en: [
      "Third supply chain quality camp completed",
      "120 engineers from 46 suppliers completed two weeks of training, including statistical process control and failure analysis.",
    ],
  },
];

/** Publishes the demo's news, once. */
export async function seedDemoNews({ db, now }: Core): Promise<void> {
  await seedOnce(db, {
    name: "demo news",
    version: "1",
    async write(trx) {
      const rows = newsWords.map((words) => ({
        ...toColumns(words),
        id: newId(),
        published_at: iso(datedAt(now(), words)),
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
