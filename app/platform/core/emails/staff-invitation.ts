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
  /** The supplier that invites; null if the buying company does. */
  supplier: string | null;
};

/** Invites a colleague to open an account: who invites, with which role, and until when. */
export function staffInvitationEmail(emailContext: EmailContext, invited: Invited): Email {
  const { language } = emailContext;
  const t = wordsIn(language, "emails");
  const { supplier } = invited;
  const people = wordsIn(language, "supplierPeople");
  const facts: EmailFact[] = [
    ...(supplier === null ? [] : [[t("invitation.company"), supplier, "written"] satisfies EmailFact]),
    [t("staffInvitation.name"), invited.userName, "written"],
    [t("staffInvitation.account"), invited.userAccount, "written"],
    [supplier === null ? t("staffInvitation.role") : people("invitation.areas"), invited.role],
    [t("staffInvitation.invitedBy"), invited.invitedBy, "written"],
    [t("staffInvitation.expires"), formatDay(language, invited.expiresAt)],
  ];
  const company = wordsIn(language, "companyEmails");
  const [next, label] = invited.hasCompanyDoor
    ? [company("invitation.next"), company("invitation.link")]
    : [t("staffInvitation.next"), t("links.openAccount")];
  return renderEmail(emailContext, supplier === null ? "colleague" : "coworker", {
    subject: t("staffInvitation.subject"),
    body: [
      supplier === null ? t("staffInvitation.opening") : people("invitation.opening"),
      { facts },
      next,
      t("staffInvitation.notYou"),
    ],
    link: { label, path: invited.path },
  });
}
