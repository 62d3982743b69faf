import { formatDay } from "~/rules/format";
import { wordsIn } from "~/platform/core/words/words-in";
import { layOut, type Letter } from "./letter";
import type { LetterFact, Stationery } from "./letter-parts";

type Invited = {
  userName: string;
  /** The name to sign in with. */
  userAccount: string;
  /** In the language of the letter. */
  role: string;
  /** In the language of the letter. */
  invitedBy: string;
  /** Until when the link can be used, as an instant. */
  expiresAt: string;
  /** Where the link leads, with its secret. */
  path: string;
  /** Whether the account can be opened by signing in at the company's own provider. */
  hasCompanyDoor: boolean;
};

/** Invites a colleague to open an account: who invites, with which role, and until when. */
export function staffInvitationLetter(stationery: Stationery, invited: Invited): Letter {
  const { language } = stationery;
  const t = wordsIn(language, "letters");
  const facts: LetterFact[] = [
    [t("staffInvitation.name"), invited.userName, "written"],
    [t("staffInvitation.account"), invited.userAccount, "written"],
    [t("staffInvitation.role"), invited.role],
    [t("staffInvitation.invitedBy"), invited.invitedBy, "written"],
    [t("staffInvitation.expires"), formatDay(language, invited.expiresAt)],
  ];
  const company = wordsIn(language, "companyLetters");
  const [next, label] = invited.hasCompanyDoor
    ? [company("invitation.next"), company("invitation.link")]
    : [t("staffInvitation.next"), t("links.openAccount")];
  return layOut(stationery, "colleague", {
    subject: t("staffInvitation.subject"),
    body: [t("staffInvitation.opening"), { facts }, next, t("staffInvitation.notYou")],
    link: { label, path: invited.path },
  });
}
