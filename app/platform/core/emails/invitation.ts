import { formatDay } from "~/rules/format";
import { wordsIn } from "~/platform/core/words/words-in";
import { renderEmail, type Email } from "./render-email";
import type { EmailFact, EmailContext } from "./email-parts";

type Invited = {
  companyName: string;
  invitedBy: string;
  /** The instant until which the invitation is valid. */
  expiresAt: string;
  /** A note to the company; "" if there is none. */
  note: string;
  /** The target of its link, with the secret. */
  path: string;
};

/** Invites a company to register: who invites it, the deadline, and what is needed. */
export function invitationEmail(emailContext: EmailContext, invited: Invited): Email {
  const { language } = emailContext;
  const t = wordsIn(language, "emails");
  const facts: EmailFact[] = [
    [t("invitation.company"), invited.companyName, "written"],
    [t("invitation.invitedBy"), invited.invitedBy, "written"],
    [t("invitation.expires"), formatDay(language, invited.expiresAt)],
  ];
  return renderEmail(emailContext, "invited", {
    subject: t("invitation.subject"),
    body: [
      t("invitation.opening"),
      { facts },
      ...(invited.note ? [t("invitation.note", { invitedBy: invited.invitedBy }), { written: invited.note }] : []),
      t("invitation.next"),
      t("invitation.notYou"),
    ],
    link: { label: t("links.openInvitation"), path: invited.path },
  });
}
