import { type ReminderKind, reminders } from "~/rules/onboarding/reminders";
import { chinaDate } from "../instants";
import { reviewPath } from "../tasks/purchasing";

type Facts = { id: string; number: string | null; company_name: string | null; due_at: string | null };

/** The message that reminds purchasing of a review; the day is China's, where purchasing promised it. */
export function reminderMessage(kind: ReminderKind, { id, number, company_name, due_at }: Facts) {
  const company = company_name ?? number ?? "";
  const due = due_at ? chinaDate(new Date(due_at)) : "";
  const isLate = kind === "reviewLate";
  const days = "daysBeforeDue" in reminders[kind] ? reminders.reviewDueSoon.daysBeforeDue : 0;
  return {
    titleZh: isLate ? `审核已逾期：${company}` : `审核即将到期：${company}`,
    titleEn: isLate ? `A review is overdue: ${company}` : `A review is due soon: ${company}`,
    bodyZh: isLate
      ? `${company}（${number}）的审核承诺于 ${due} 前给出结果，现已逾期。请尽快处理，供应商可在进度查询中看到承诺日期。`
      : `${company}（${number}）的审核承诺于 ${due} 前给出结果，剩余不足 ${days} 天，请及时处理。`,
    bodyEn: isLate
      ? `A result for ${company} (${number}) was promised by ${due}, which has passed. Please decide soon: the supplier sees the promised date.`
      : `A result for ${company} (${number}) is promised by ${due}, less than ${days} days from now. Please decide in time.`,
    to: reviewPath(id),
  };
}
