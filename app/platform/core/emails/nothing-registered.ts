import { wordsIn } from "~/platform/core/words/words-in";
import { renderEmail, type Email } from "./render-email";
import type { EmailContext } from "./email-parts";

/** Sent instead of a code to an address without a registration: only its owner learns that there is none (S-17). */
export function nothingRegistered(emailContext: EmailContext): Email {
  const t = wordsIn(emailContext.language, "emails");
  return renderEmail(emailContext, "visitor", {
    subject: t("nothingRegistered.subject"),
    body: [t("nothingRegistered.opening"), t("nothingRegistered.next"), t("nothingRegistered.notYou")],
    link: { label: t("links.portal"), path: "/home" },
  });
}
