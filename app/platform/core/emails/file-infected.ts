import { wordsIn } from "~/platform/core/words/words-in";
import { continuePath } from "~/rules/onboarding/returnable-parts";
import { renderEmail, type Email } from "./render-email";
import type { EmailContext } from "./email-parts";

/** Notifies a registrant that a virus was found in a file; `isOpen`: the registration can still be changed. */
export function fileInfected(emailContext: EmailContext, { isOpen }: { isOpen: boolean }): Email {
  const t = wordsIn(emailContext.language, "emails");
  return renderEmail(emailContext, "registrant", {
    subject: t("infected.subject"),
    body: [t("infected.opening"), t(isOpen ? "infected.whileFilling" : "infected.whileReviewed")],
    link: isOpen
      ? { label: t("links.continueRegistration"), path: continuePath }
      : { label: t("links.progress"), path: "/progress" },
  });
}
