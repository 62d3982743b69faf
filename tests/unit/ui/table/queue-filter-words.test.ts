import { expect, it } from "vitest";
import { dictionary } from "~/i18n/dictionary.server";
import { type QueueFilter, wholeQueue } from "~/rules/queue/queue-place";
import { queueFilterWords } from "~/ui/table/queue-filter-words";

const filter: QueueFilter = {
  ...wholeQueue,
  state: ["preliminaryReview", "internalReview"],
  isLate: true,
  search: "川芯",
  category: "C01",
  province: "510000",
  companyType: "manufacturer",
  risk: "high",
  submittedFrom: "2020-03-01",
  assignee: "a1",
};
const names = {
  categories: [{ value: "C01", meaning: "芯片" }],
  provinces: [],
  colleagues: [{ value: "a1", meaning: "赵磊" }],
};

it.each([
  [
    "zh",
    [
      "搜索：川芯",
      "状态：待初审或待内部评审",
      "已逾期",
      "品类：芯片",
      "省份：510000",
      "类型：制造商",
      "高风险",
      "负责人：赵磊",
      "2020年3月1日起提交",
    ],
  ],
  [
    "en",
    [
      "Search: 川芯",
      "Status: Preliminary review or Internal review",
      "Overdue",
      "Category: 芯片",
      "Province: 510000",
      "Type: Manufacturer",
      "High risk",
      "Assigned to: 赵磊",
      "Submitted from 1 Mar 2020",
    ],
  ],
] as const)("every condition of the queue is described in %s, and a value without a name as is", (language, words) => {
  const { t } = dictionary(language);
  const texts = queueFilterWords(filter, names, { t, language, zone: "GMT+8" }).map(({ text }) => text);
  expect(texts).toEqual(words);
});

it("describes nothing for an unfiltered queue", () => {
  const { t } = dictionary("en");
  const noNames = { categories: [], provinces: [], colleagues: [] };
  expect(queueFilterWords(wholeQueue, noNames, { t, language: "en", zone: "GMT+8" })).toEqual([]);
});
