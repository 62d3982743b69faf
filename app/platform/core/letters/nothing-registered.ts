import { wordsIn } from "~/platform/core/words/words-in";
import { layOut, type Letter } from "./letter";
import type { Stationery } from "./letter-parts";

/** Sent instead of a code to an address without a registration: only its owner learns that there is none (S-17). */
export function nothingRegistered(stationery: Stationery): Letter {
  const t = wordsIn(stationery.language, "letters");
  return layOut(stationery, "visitor", {
    subject: t("nothingRegistered.subject"),
    body: [t("nothingRegistered.opening"), t("nothingRegistered.next"), t("nothingRegistered.notYou")],
    link: { label: t("links.portal"), path: "/home" },
  });
}
