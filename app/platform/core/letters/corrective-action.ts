import { formatDay } from "~/rules/format";
import { wordsIn } from "~/platform/core/words/words-in";
import { layOut, type Letter } from "./letter";
import type { Stationery } from "./letter-parts";

/** The letter to a supplier about a corrective action. */
export type CorrectiveNews = "request" | "return" | "reschedule" | "close" | "withdraw" | "reminder" | "late";

type Facts = { number: string; dueOn: string; path: string };

/** Notifies a supplier of a corrective action. Its text is encrypted, so the email only contains its number and a link. */
export function correctiveLetter(stationery: Stationery, news: CorrectiveNews, { number, dueOn, path }: Facts): Letter {
  const { language } = stationery;
  const t = wordsIn(language, "correctiveActions");
  const values = { number, day: formatDay(language, dueOn) };
  return layOut(stationery, "registrant", {
    subject: t(`letters.${news}.subject`, values),
    body: [t(`letters.${news}.opening`, values), t(`letters.${news}.next`, values)],
    link: { label: wordsIn(language, "letters")("links.signIn"), path },
  });
}
