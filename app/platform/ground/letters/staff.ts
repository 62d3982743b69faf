import type { Language } from "~/platform/ground/database/schema";
import { layOutInBoth, type Letter } from "./letter";
import type { Fact, Parts, Stationery } from "./letter-parts";
import { screenWords } from "./screen-words";

type Ground = Omit<Stationery, "language">;

/** No account says which language its owner reads, so letters to staff are in both. */
const toStaff = (ground: Ground, parts: Record<Language, Omit<Parts, "link">>, path?: string): Letter =>
  layOutInBoth({ ...ground, language: "zh" }, "staff", {
    zh: { ...parts.zh, ...(path && { link: { label: "登录查看", path } }) },
    en: { ...parts.en, ...(path && { link: { label: "Sign in and view", path } }) },
  });

/** Tells staff that there is an alarm: its title and the way to it, no more. */
export const alarmLetter = (
  ground: Ground,
  { titleZh, titleEn, to }: { titleZh: string; titleEn: string; to?: string },
): Letter =>
  toStaff(
    ground,
    {
      zh: {
        subject: `${screenWords.zh.alarm} · ${titleZh}`,
        body: ["请尽快登录平台查看并核实。在您阅读之前，此警报一直排在站内消息的最前面。"],
      },
      en: {
        subject: `${screenWords.en.alarm} · ${titleEn}`,
        body: [
          "Sign in and look into it as soon as possible. Until you have read it, the alarm stays at the top of your messages.",
        ],
      },
    },
    to,
  );

/** The reviews that a digest names, each with the day it is due, and what it says after them. */
export type DigestWords = { title: string; reviews: Fact[]; rest: string[] };

/** Tells a purchasing manager which reviews are overdue or nearly so. */
export function digestLetter(ground: Ground, words: Record<Language, DigestWords>, to: string): Letter {
  const parts = ({ title, reviews, rest }: DigestWords) => ({
    subject: title,
    preview: rest.at(-1),
    body: [{ facts: reviews }, ...rest],
  });
  return toStaff(ground, { zh: parts(words.zh), en: parts(words.en) }, to);
}
