import { formatInstant, formatList } from "~/rules/format";
import type { AnnouncedChange } from "~/rules/change-request/announced-change";
import type { Language } from "~/i18n/language";
import { inBoth, type Say, wordsIn } from "~/platform/core/words/words-in";
import { renderEmailInBoth, type Email } from "./render-email";
import type { EmailFact, Parts, EmailContext } from "./email-parts";

/**
 * The email about a watched change to every contact already on file: it was submitted, approved, stopped, or has taken
 * effect.
 */
export type ChangeNews = "proposed" | "scheduled" | "stopped" | "effective";

type WatchedChange = AnnouncedChange & {
  companyName: string;
  /** People in Procurement who approve it. */
  approvers: number;
  /** Whether the supplier is called first. */
  isCalledBack: boolean;
  /** The instant at which it takes effect; null until it is known. */
  effectiveAt: string | null;
};

/** The values before and after; once a change has taken effect, the old ones are labelled as such. */
export function changeFacts(
  language: Language,
  { subject, before, after }: AnnouncedChange,
  isEffective = false,
): EmailFact[] {
  const t = wordsIn(language, "changeEmails");
  const fact = (label: string, values: readonly string[]): EmailFact =>
    values.length > 0 ? [label, formatList(language, values), "written"] : [label, t("values.none")];
  return [
    fact(t(`values.${subject}.${isEffective ? "previous" : "current"}`), before),
    fact(t(`values.${subject}.new`), after),
  ];
}

function paragraphOf(
  t: Say<"changeEmails">,
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
  emailContext: EmailContext,
  news: ChangeNews,
  change: WatchedChange,
  stop: string | null,
): Email {
  const parts = inBoth("changeEmails", (t, language): Parts => {
    const paragraph = paragraphOf(t, language, news, change);
    const company: EmailFact = [t("company"), change.companyName, "written"];
    return {
      subject: t(`${news}.subject`, { what: t(`what.${change.subject}`) }),
      preview: paragraph,
      body: [
        { facts: [company, ...changeFacts(language, change, news === "effective")] },
        paragraph,
        ...(stop ? [t("stop")] : []),
      ],
      ...(stop && { link: { label: wordsIn(language, "emails")("links.stopChange"), path: stop } }),
    };
  });
  return renderEmailInBoth(emailContext, "contact", parts);
}

/** Notifies a contact that their stop links no longer work. */
export const linkClosed = (emailContext: EmailContext): Email =>
  renderEmailInBoth(
    emailContext,
    "contact",
    inBoth("changeEmails", (t) => ({
      subject: t("linkClosed.subject"),
      body: [t("linkClosed.opening"), t("linkClosed.next")],
    })),
  );
