import { formatDay } from "~/rules/format";
import { reviewSoonDays } from "~/rules/limits";
import type { Language } from "~/platform/ground/database/schema";
import type { Fact } from "~/platform/ground/letters/letter-parts";
import type { DigestWords } from "~/platform/ground/letters/staff";

/** The reviews that are overdue or nearly so; `oldest` are those due first. */
export type Digest = {
  late: number;
  soon: number;
  oldest: { number: string | null; company_name: string | null; due_at: string | null }[];
};

const count = (reviews: number) => (reviews === 1 ? "1 review" : `${reviews} reviews`);

/** What a purchasing manager is told of them; days are China's, where purchasing promised them. */
export function digestWords({ late, soon, oldest }: Digest): Record<Language, DigestWords> {
  const rest = late + soon - oldest.length;
  const reviews = (language: Language) =>
    oldest.map(({ number, company_name, due_at }): Fact => {
      const due = due_at ? formatDay(language, due_at) : "";
      if (language === "zh") return [`${company_name ?? ""}（${number}）`, `应于 ${due}前完成`];
      return [`${company_name ?? ""} (${number})`, `due on ${due}`];
    });
  return {
    zh: {
      title: [late > 0 && `${late} 项审核已逾期`, soon > 0 && `${soon} 项审核将在 ${reviewSoonDays} 天内到期`]
        .filter(Boolean)
        .join("，"),
      reviews: reviews("zh"),
      rest: [
        ...(rest > 0 ? [`另有 ${rest} 项，请在审核列表中查看。`] : []),
        "请尽快给出审核结论，供应商可在进度查询中看到应完成日期。",
      ],
    },
    en: {
      title: [late > 0 && `${count(late)} overdue`, soon > 0 && `${count(soon)} due within ${reviewSoonDays} days`]
        .filter(Boolean)
        .join(", "),
      reviews: reviews("en"),
      rest: [
        ...(rest > 0 ? [`${rest === 1 ? "1 more is" : `${rest} more are`} in the list of reviews.`] : []),
        "Decide as soon as possible: suppliers can see the due dates when they check their progress.",
      ],
    },
  };
}
