import { formatDay } from "~/rules/format";
import { wordsIn } from "~/platform/core/words/words-in";
import { renderEmail, type Email } from "./render-email";
import type { EmailFact, EmailContext } from "./email-parts";

type Invited = {
  userName: string;
  /** The name to sign in with. */
  userAccount: string;
  /** In the language of the email. */
  role: string;
  /** In the language of the email. */
  invitedBy: string;
  /** The instant until which the link can be used. */
  expiresAt: string;
  /** The target of its link, with the secret. */
  path: string;
  /** Whether the account can be opened by signing in at the company's own provider. */
  hasCompanyDoor: boolean;
};

/** Invites a colleague to open an account: who invites, with which role, and until when. */
export function staffInvitationEmail(emailContext: EmailContext, invited: Invited): Email {
  const { language } = emailContext;
  const t = wordsIn(language, "emails");
  const facts: EmailFact[] = [
    [t("staffInvitation.name"), invited.userName, "written"],
    [t("staffInvitation.account"), invited.userAccount, "written"],
    [t("staffInvitation.role"), invited.role],
    [t("staffInvitation.invitedBy"), invited.invitedBy, "written"],
    [t("staffInvitation.expires"), formatDay(language, invited.expiresAt)],
  ];
  const company = wordsIn(language, "companyEmails");
  const [next, label] = invited.hasCompanyDoor
    ? [company("invitation.next"), company("invitation.link")]
    : [t("staffInvitation.next"), t("links.openAccount")];
  return renderEmail(emailContext, "colleague", {
    subject: t("staffInvitation.subject"),
    body: [t("staffInvitation.opening"), { facts }, next, t("staffInvitation.notYou")],
    link: { label, path: invited.path },
  });
}
