import { formatInstant, formatList } from "~/rules/format";
import type { AnnouncedChange } from "~/rules/change-request/announced-change";
import type { Language } from "~/platform/core/database/schema";
import { inBoth, type Say, wordsIn } from "~/platform/core/words/words-in";
import { layOutInBoth, type Letter } from "./letter";
import type { LetterFact, Parts, Stationery } from "./letter-parts";

/** The letter about a watched change to everyone known before: it was submitted, approved, stopped, or has taken effect. */
export type ChangeNews = "proposed" | "scheduled" | "stopped" | "effective";

type WatchedChange = AnnouncedChange & {
  companyName: string;
  /** People in Procurement who approve it. */
  approvers: number;
  /** Whether the supplier is called first. */
  isCalledBack: boolean;
  /** When it takes effect, as an instant; null while that is not known. */
  effectiveAt: string | null;
};

/** The values before and after; once a change has taken effect, the old ones are labelled as such. */
export function changeFacts(
  language: Language,
  { subject, before, after }: AnnouncedChange,
  isEffective = false,
): LetterFact[] {
  const t = wordsIn(language, "changeLetters");
  const fact = (label: string, values: readonly string[]): LetterFact =>
    values.length > 0 ? [label, formatList(language, values), "written"] : [label, t("values.none")];
  return [
    fact(t(`values.${subject}.${isEffective ? "previous" : "current"}`), before),
    fact(t(`values.${subject}.new`), after),
  ];
}

function paragraphOf(
  t: Say<"changeLetters">,
  language: Language,
  news: ChangeNews,
  { subject, approvers, isCalledBack, effectiveAt }: WatchedChange,
): string {
  const kind = subject === "bank" ? "bank" : "others";
  if (news === "effective") return t(`effective.${kind}`);
  return t(news === "proposed" && isCalledBack ? "proposed.afterCall" : `${news}.paragraph`, {
    until: t(`until.${kind}`),
    approval: t(approvers > 1 ? "approval.several" : "approval.one", { approvers }),
    at: effectiveAt ? formatInstant(language, effectiveAt) : "",
  });
}

/**
 * One email in both languages, because we do not know which language each contact reads. `stop` is the path that stops the
 * change; null if this recipient cannot stop it, or if it is over.
 */
export function watchedChange(
  stationery: Stationery,
  news: ChangeNews,
  change: WatchedChange,
  stop: string | null,
): Letter {
  const parts = inBoth("changeLetters", (t, language): Parts => {
    const paragraph = paragraphOf(t, language, news, change);
    const company: LetterFact = [t("company"), change.companyName, "written"];
    return {
      subject: t(`${news}.subject`, { what: t(`what.${change.subject}`) }),
      preview: paragraph,
      body: [
        { facts: [company, ...changeFacts(language, change, news === "effective")] },
        paragraph,
        ...(stop ? [t("stop")] : []),
      ],
      ...(stop && { link: { label: wordsIn(language, "letters")("links.stopChange"), path: stop } }),
    };
  });
  return layOutInBoth(stationery, "contact", parts);
}

/** Notifies a contact that their stop links no longer work. */
export const linkClosed = (stationery: Stationery): Letter =>
  layOutInBoth(
    stationery,
    "contact",
    inBoth("changeLetters", (t) => ({
      subject: t("linkClosed.subject"),
      body: [t("linkClosed.opening"), t("linkClosed.next")],
    })),
  );
