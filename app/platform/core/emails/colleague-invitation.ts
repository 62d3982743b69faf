import type { SectionId } from "~/rules/registration/section-ids";
import { formatDay } from "~/rules/format";
import { wordsIn } from "~/platform/core/words/words-in";
import type { EmailContext, EmailFact } from "./email-parts";
import { type Email, renderEmail } from "./render-email";

type InvitedColleague = {
  name: string;
  /** Null while the registration does not state it. */
  companyName: string | null;
  /** The registrant. */
  invitedBy: string;
  sections: readonly SectionId[];
  /** The instant until which the invitation is valid. */
  expiresAt: string;
  /** The target of its link, with the secret. */
  path: string;
};

/** Invites a colleague of the registrant to some tabs: who invites, to which tabs, until when. */
export function colleagueInvitation(emailContext: EmailContext, invited: InvitedColleague): Email {
  const { language } = emailContext;
  const t = wordsIn(language, "colleagueEmails");
  const shared = wordsIn(language, "emails");
  const sectionName = wordsIn(language, "sections");
  const tabs = invited.sections.map((section) => sectionName(section)).join(t("and"));
  const facts: EmailFact[] = [
    [t("name"), invited.name, "written"],
    ...(invited.companyName
      ? [[shared("invitation.company"), invited.companyName, "written"] satisfies EmailFact]
      : []),
    [shared("invitation.invitedBy"), invited.invitedBy, "written"],
    [t("tabs"), tabs],
    [shared("invitation.expires"), formatDay(language, invited.expiresAt)],
  ];
  return renderEmail(emailContext, "coworker", {
    subject: t("subject"),
    body: [t("opening", { invitedBy: invited.invitedBy }), { facts }, t("next"), t("notYou")],
    link: { label: t("open"), path: invited.path },
  });
}
