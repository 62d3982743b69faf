import type { Tables } from "~/platform/core/database/schema";
import { daysLater } from "~/platform/core/base/instants";

/** A message in both languages: title, then text. */
export type DatedText = {
  daysAgo: number;
  zh: readonly [title: string, text: string];
  en: readonly [title: string, text: string];
};

/** A message, and its link. */
export type DemoMessage = DatedText & { isUnread?: boolean; to?: string };

/** When it was written: for today, the given time ago; for earlier days, a time during working hours in China. */
export function datedAt(now: Date, { daysAgo }: DatedText): Date {
  const at = daysLater(now, -daysAgo);
  if (daysAgo >= 1) at.setUTCHours(1 + (Math.round(daysAgo * 3) ** 2 % 8), Math.round(daysAgo * 17) % 60);
  return at;
}

type Words = Pick<Tables["notice"], "title_zh" | "title_en" | "body_zh" | "body_en">;

/** The texts, by column. */
export const toColumns = ({ zh, en }: DatedText): Words => ({
  title_zh: zh[0],
  body_zh: zh[1],
  title_en: en[0],
  body_en: en[1],
});
