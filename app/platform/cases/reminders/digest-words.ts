import { formatDay } from "~/rules/format";
import type { DigestWords } from "~/platform/ground/letters/staff";
import { inBoth, type InBoth, type Say } from "~/platform/ground/words/words-in";

/** The reviews that are overdue or nearly so; `oldest` are those due first. */
export type Digest = {
  late: number;
  soon: number;
  oldest: { number: string | null; company_name: string | null; due_at: string | null }[];
};

/** What a purchasing manager is told of them; days are China's, where purchasing promised them. */
export const digestWords = (digest: Digest): InBoth<DigestWords> =>
  inBoth("letters", (t, language) => {
    const rest = digest.late + digest.soon - digest.oldest.length;
    return {
      title: titleOf(t, digest),
      reviews: digest.oldest.map(({ number, company_name, due_at }) => [
        t("digest.review", { company: company_name ?? "", number: number ?? "" }),
        t("digest.due", { day: due_at ? formatDay(language, due_at) : "" }),
      ]),
      rest: [...(rest > 0 ? [t("digest.more", { count: rest })] : []), t("digest.next")],
    };
  });

function titleOf(t: Say<"letters">, { late, soon }: Digest): string {
  const words = { late: t("digest.late", { count: late }), soon: t("digest.soon", { count: soon }) };
  if (late > 0 && soon > 0) return t("digest.lateAndSoon", words);
  if (late > 0) return words.late;
  return soon > 0 ? words.soon : "";
}
