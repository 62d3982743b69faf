import { wordsIn } from "~/platform/core/words/words-in";
import { continuePath } from "~/rules/onboarding/returnable-parts";
import { layOut, type Letter } from "./letter";
import type { Stationery } from "./letter-parts";

/** Notifies a registrant that a virus was found in a file; `isOpen`: the registration can still be changed. */
export function fileInfected(stationery: Stationery, { isOpen }: { isOpen: boolean }): Letter {
  const t = wordsIn(stationery.language, "letters");
  return layOut(stationery, "registrant", {
    subject: t("infected.subject"),
    body: [t("infected.opening"), t(isOpen ? "infected.whileFilling" : "infected.whileReviewed")],
    link: isOpen
      ? { label: t("links.continueRegistration"), path: continuePath }
      : { label: t("links.progress"), path: "/progress" },
  });
}
