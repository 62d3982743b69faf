import { formatDay } from "~/rules/format";
import type { Tables } from "~/platform/core/database/schema";
import type { Language } from "~/i18n/language";
import { factLine } from "~/platform/core/emails/email-parts";
import type { DigestWords } from "~/platform/core/emails/staff";
import { inBoth, type InBoth, type Say } from "~/platform/core/words/words-in";
import { nameFor } from "~/platform/records/registrations/company-name";

/** The reviews that are overdue or nearly so; `oldest` are those due first. */
export type Digest = {
  late: number;
  soon: number;
  oldest: Pick<Tables["registration"], "number" | "company_name" | "company_english_name" | "due_at">[];
};

/** The digest for a purchasing manager; days are in China’s time zone, in which purchasing promised them. */
export const digestWords = (digest: Digest): InBoth<DigestWords> =>
  inBoth("emails", (t, language) => {
    const rest = digest.late + digest.soon - digest.oldest.length;
    return {
      title: titleOf(t, digest),
      reviews: toFacts(t, language, digest.oldest),
      rest: [...(rest > 0 ? [t("digest.more", { count: rest })] : []), t("digest.next")],
    };
  });

/** The email to the assignee and the head of purchasing about reviews that stay overdue. */
export const escalationWords = ({ late, oldest }: Pick<Digest, "late" | "oldest">): InBoth<DigestWords> =>
  inBoth("emails", (t, language) => ({
    title: t("escalation.title", { count: late }),
    reviews: toFacts(t, language, oldest),
    rest: [...(late > oldest.length ? [t("digest.more", { count: late - oldest.length })] : []), t("escalation.next")],
  }));

/** The message with the same content as the email. */
export const toMessageWords = (words: InBoth<DigestWords>) => ({
  zh: messageWords("zh", words.zh),
  en: messageWords("en", words.en),
});

const messageWords = (language: Language, { title, reviews, rest }: DigestWords) => ({
  title,
  body: [...reviews.map((fact) => factLine(language, fact)), ...rest].join("\n\n"),
});

const toFacts = (t: Say<"emails">, language: Language, oldest: Digest["oldest"]): DigestWords["reviews"] =>
  oldest.map((row) => [
    t("digest.review", { company: nameFor(language, row), number: row.number ?? "" }),
    t("digest.due", { day: row.due_at ? formatDay(language, row.due_at) : "" }),
  ]);

function titleOf(t: Say<"emails">, { late, soon }: Digest): string {
  const words = { late: t("digest.late", { count: late }), soon: t("digest.soon", { count: soon }) };
  if (late > 0 && soon > 0) return t("digest.lateAndSoon", words);
  if (late > 0) return words.late;
  return soon > 0 ? words.soon : "";
}
