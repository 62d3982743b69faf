import { reviewSoonDays } from "~/rules/limits";
import { chinaDate } from "../instants";

/** The reviews that are overdue or nearly so; `oldest` are those due first. */
export type Digest = {
  late: number;
  soon: number;
  oldest: { number: string | null; company_name: string | null; due_at: string | null }[];
};
type Words = { title: string; paragraphs: string[] };

const reviews = (count: number) => (count === 1 ? "1 review is" : `${count} reviews are`);

/** What a purchasing manager is told of them; days are China's, where purchasing promised them. */
export function digestWords({ late, soon, oldest }: Digest): Record<"zh" | "en", Words> {
  const lines = oldest.map(({ number, company_name, due_at }) => ({
    company: company_name ?? number ?? "",
    number,
    due: due_at ? chinaDate(new Date(due_at)) : "",
  }));
  const rest = late + soon - lines.length;
  return {
    zh: {
      title: [late > 0 && `${late} 项审核已逾期`, soon > 0 && `${soon} 项审核将在 ${reviewSoonDays} 天内到期`]
        .filter(Boolean)
        .join("，"),
      paragraphs: [
        ...lines.map(({ company, number, due }) => `${company}（${number}）：承诺于 ${due} 前给出结果`),
        ...(rest > 0 ? [`另有 ${rest} 项，请在准入审核列表中查看。`] : []),
        "请及时处理，供应商可以在进度查询中看到承诺的日期。",
      ],
    },
    en: {
      title: [
        late > 0 && `${reviews(late)} overdue`,
        soon > 0 &&
          `${late > 0 ? `${soon} ${soon === 1 ? "is" : "are"}` : reviews(soon)} due within ${reviewSoonDays} days`,
      ]
        .filter(Boolean)
        .join(", "),
      paragraphs: [
        ...lines.map(({ company, number, due }) => `${company} (${number}): a result is promised by ${due}`),
        ...(rest > 0 ? [`There are ${rest} more in the list of registrations.`] : []),
        "Please decide in time: the suppliers see the promised dates.",
      ],
    },
  };
}
