import { wordsIn } from "~/platform/core/words/words-in";
import type { EmailContext } from "./email-parts";
import { type Email, renderEmail } from "./render-email";

type Facts = {
  /** Null before it is submitted. */
  number: string | null;
  /** Where the messages are. */
  path: string;
};

/** Notifies a supplier that purchasing has written. The message is encrypted, so the email only has a link to it. */
export function questionEmail(emailContext: EmailContext, { number, path }: Facts): Email {
  const t = wordsIn(emailContext.language, "conversationEmails");
  return renderEmail(emailContext, "registrant", {
    subject: number ? t("supplier.subjectWithNumber", { number }) : t("supplier.subject"),
    body: [t("supplier.opening"), t("supplier.next")],
    link: { label: t("supplier.open"), path },
  });
}
