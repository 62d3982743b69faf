import { companySignIn, emailChanged, emailRestored, mailboxReplaced } from "~/platform/core/letters/account-changes";
import type { Letter } from "~/platform/core/letters/letter";
import type { Stationery } from "~/platform/core/letters/letter-parts";
import { staffInvitationLetter } from "~/platform/core/letters/staff-invitation";

const email = "w***@acme.example";

/** Every letter that has other words for someone who signs in at the company's own provider. */
export const companyLetters = (stationery: Stationery): Record<string, Letter> => ({
  "company.emailChanged": emailChanged(stationery, email, "/undo-email/c0ffee?key=4e1f-9b", "company"),
  "company.emailRestored": emailRestored(stationery, email, "company"),
  "company.mailboxReplaced": mailboxReplaced(stationery, email, "company"),
  "company.signIn": companySignIn(stationery),
  "company.invitation": staffInvitationLetter(stationery, {
    userName: "Na Li",
    userAccount: "li.na@brand.example",
    role: { zh: "采购经理", en: "Purchasing manager" }[stationery.language],
    invitedBy: "Min Zhou",
    expiresAt: "2026-12-06T02:00:00.000Z",
    path: "/join?key=4e1f-9b",
    hasCompanyDoor: true,
  }),
});
