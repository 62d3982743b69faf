import { pages } from "~/rules/pages";
import { inBoth, type InBoth, wordsIn } from "~/platform/ground/words/words-in";
import { layOutInBoth, type Letter } from "./letter";
import type { LetterFact, Stationery } from "./letter-parts";

/** A change in the words of one language; empty: nothing was added or taken away. */
type ChangedCategories = { number: string; now: string; added: string; removed: string; reason: string };

/**
 * Tells a supplier what it is qualified for now, and why. It is in both languages, the company's own first: no account says
 * which language its owner reads.
 */
export const categoriesChanged = (stationery: Stationery, change: InBoth<ChangedCategories>): Letter =>
  layOutInBoth(
    stationery,
    "account",
    inBoth("onboardingLetters", (t, language) => {
      const { number, now, added, removed, reason } = change[language];
      const facts: LetterFact[] = [
        [t("categoriesChanged.now"), now],
        ...(added ? [[t("categoriesChanged.added"), added] as const] : []),
        ...(removed ? [[t("categoriesChanged.removed"), removed] as const] : []),
        [t("reason"), reason, "written"],
      ];
      return {
        subject: t("categoriesChanged.subject", { number }),
        body: [t("categoriesChanged.opening"), { facts }, t("categoriesChanged.next")],
        link: { label: wordsIn(language, "letters")("links.signIn"), path: pages.standing },
      };
    }),
  );
