import { formatDay } from "~/rules/format";
import { wordsIn } from "~/platform/core/words/words-in";
import { renderEmail, type Email } from "./render-email";
import type { EmailContext } from "./email-parts";

/** The email to a supplier about a corrective action. */
export type CorrectiveNews = "request" | "return" | "reschedule" | "close" | "withdraw" | "reminder" | "late";

type Facts = { number: string; dueOn: string; path: string };

/** Notifies a supplier of a corrective action. Its text is encrypted, so the email only contains its number and a link. */
export function correctiveEmail(
  emailContext: EmailContext,
  news: CorrectiveNews,
  { number, dueOn, path }: Facts,
): Email {
  const { language } = emailContext;
  const t = wordsIn(language, "correctiveActions");
  const values = { number, day: formatDay(language, dueOn) };
  return renderEmail(emailContext, "registrant", {
    subject: t(`emails.${news}.subject`, values),
    body: [t(`emails.${news}.opening`, values), t(`emails.${news}.next`, values)],
    link: { label: wordsIn(language, "emails")("links.signIn"), path },
  });
}
