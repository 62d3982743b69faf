import { inBoth, type InBoth } from "~/platform/core/words/words-in";
import { renderEmailInBoth, type Email } from "./render-email";
import type { EmailFact, Parts, EmailContext } from "./email-parts";

type Dependencies = Omit<EmailContext, "language">;

/** Accounts do not record which language their owner reads, so emails to staff are in both. */
const toStaff = (core: Dependencies, parts: InBoth<Omit<Parts, "link">>, path?: string): Email =>
  renderEmailInBoth(
    { ...core, language: "zh" },
    "staff",
    inBoth("emails", (t, language) => ({
      ...parts[language],
      ...(path && { link: { label: t("links.view"), path } }),
    })),
  );

/** Notifies staff of an alarm: only its title and a link. */
export function alarmEmail(
  core: Dependencies,
  { words, to }: { words: InBoth<{ title: string }>; to?: string },
): Email {
  const parts = inBoth("emails", (t, language) => ({
    subject: t("alarm.subject", { title: words[language].title }),
    body: [t("alarm.opening")],
  }));
  return toStaff(core, parts, to);
}

/** The reviews in a digest, each with its due date, and the closing sentence. */
export type DigestWords = { title: string; reviews: EmailFact[]; rest: string[] };

/** Notifies a purchasing manager of reviews that are overdue or nearly so. */
export function digestEmail(core: Dependencies, words: InBoth<DigestWords>, to: string): Email {
  const parts = ({ title, reviews, rest }: DigestWords) => ({
    subject: title,
    preview: rest.at(-1),
    body: [{ facts: reviews }, ...rest],
  });
  return toStaff(core, { zh: parts(words.zh), en: parts(words.en) }, to);
}
