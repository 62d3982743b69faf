import { companySignIn, emailChanged, emailRestored, mailboxReplaced } from "~/platform/core/emails/account-changes";
import type { Email } from "~/platform/core/emails/render-email";
import type { EmailContext } from "~/platform/core/emails/email-parts";
import { staffInvitationEmail } from "~/platform/core/emails/staff-invitation";

const email = "w***@acme.example";

/** Every email with a different text for someone who signs in at the company's own provider. */
export const companyEmails = (emailContext: EmailContext): Record<string, Email> => ({
  "company.emailChanged": emailChanged(emailContext, email, "/undo-email/c0ffee?key=4e1f-9b", "company"),
  "company.emailRestored": emailRestored(emailContext, email, "company"),
  "company.mailboxReplaced": mailboxReplaced(emailContext, email, "company"),
  "company.signIn": companySignIn(emailContext),
  "company.invitation": staffInvitationEmail(emailContext, {
    userName: "Na Li",
    userAccount: "li.na@brand.example",
    role: { zh: "采购经理", en: "Purchasing manager" }[emailContext.language],
    invitedBy: "Min Zhou",
    expiresAt: "2026-12-06T02:00:00.000Z",
    path: "/join?key=4e1f-9b",
    hasCompanyDoor: true,
    supplier: null,
  }),
});
