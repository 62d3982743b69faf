import { formatDay } from "~/rules/format";
import { wordsIn } from "~/platform/core/words/words-in";
import { layOut, type Letter } from "./letter";
import type { LetterFact, Stationery } from "./letter-parts";

type Invited = {
  companyName: string;
  invitedBy: string;
  /** Until when it is good, as an instant. */
  expiresAt: string;
  /** Words to the company; "": none. */
  note: string;
  /** Where its link leads, with the secret. */
  path: string;
};

/** Invites a company to register: who invites it, until when, what it takes. */
export function invitationLetter(stationery: Stationery, invited: Invited): Letter {
  const { language } = stationery;
  const t = wordsIn(language, "letters");
  const facts: LetterFact[] = [
    [t("invitation.company"), invited.companyName, "written"],
    [t("invitation.invitedBy"), invited.invitedBy, "written"],
    [t("invitation.expires"), formatDay(language, invited.expiresAt)],
  ];
  return layOut(stationery, "invited", {
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
