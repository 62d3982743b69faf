import { pages } from "~/rules/pages";
import { inBoth, type InBoth, wordsIn } from "~/platform/core/words/words-in";
import { renderEmailInBoth, type Email } from "./render-email";
import type { EmailFact, EmailContext } from "./email-parts";

/** A change as text in one language. `added` or `removed` is empty if there are none. */
type ChangedCategories = { number: string; now: string; added: string; removed: string; reason: string };

/**
 * Notifies a supplier of its qualified categories, and why they changed. In both languages, the company's own first, because
 * accounts do not record which language their owner reads.
 */
export const categoriesChanged = (emailContext: EmailContext, change: InBoth<ChangedCategories>): Email =>
  renderEmailInBoth(
    emailContext,
    "account",
    inBoth("onboardingEmails", (t, language) => {
      const { number, now, added, removed, reason } = change[language];
      const facts: EmailFact[] = [
        [t("categoriesChanged.now"), now],
        ...(added ? [[t("categoriesChanged.added"), added] as const] : []),
        ...(removed ? [[t("categoriesChanged.removed"), removed] as const] : []),
        [t("reason"), reason, "written"],
      ];
      return {
        subject: t("categoriesChanged.subject", { number }),
        body: [t("categoriesChanged.opening"), { facts }, t("categoriesChanged.next")],
        link: { label: wordsIn(language, "emails")("links.signIn"), path: pages.standing },
      };
    }),
  );
