import type { Words } from "../../../words";
import type zh from "../../zh/platform/company-emails";

/** Texts of emails to users who sign in at the company's own provider. */
export default {
  emailChanged:
    "If this was not you, someone may have access to your account. Use the link below within {{emailUndoHours}} hours to restore this address; you do not need to sign in. All devices will then be signed out. Also tell your company’s IT immediately.",
  emailRestored: "To sign in, choose “{{companySignIn}}” on the sign-in page, as before.",
  mailboxReplaced: "To sign in, choose “{{companySignIn}}” on the sign-in page, as before.",
  signIn: {
    subject: "How to sign in to the supplier portal",
    opening:
      "Someone asked to reset the password of your account on the {{brand}} supplier portal. The account has no password here, because you sign in with your company account.",
    next: "On the sign-in page, choose “{{companySignIn}}”. If you cannot sign in there, contact your company’s IT.",
    notYou: "If this was not you, ignore this email. Nothing has changed.",
  },
  invitation: {
    next: "Use the link below to open your account, with your {{brand}} account or with a password. The link works once. Please do not forward it.",
    link: "Open the account",
  },
} satisfies Words<typeof zh>;
