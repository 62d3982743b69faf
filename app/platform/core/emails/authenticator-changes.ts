import { wordsIn } from "~/platform/core/words/words-in";
import { renderEmail, type Email } from "./render-email";
import type { EmailContext } from "./email-parts";

const wordsOf = ({ language }: EmailContext) => wordsIn(language, "authenticatorEmails");
const toSignIn = ({ language }: EmailContext) => ({
  label: wordsIn(language, "emails")("links.signIn"),
  path: "/workspace",
});

/** The changes to an account's authenticator app and recovery codes that its owner gets an email about. */
export type AuthenticatorChange = "authenticatorAdded" | "authenticatorRemoved" | "recoveryCodesRenewed";

/** Notifies the account owner that an authenticator app was added or removed, or that the recovery codes were replaced. */
export function authenticatorChanged(emailContext: EmailContext, change: AuthenticatorChange): Email {
  const t = wordsOf(emailContext);
  return renderEmail(emailContext, "account", {
    subject: t(`${change}.subject`),
    body: [t(`${change}.opening`), t(`${change}.notYou`)],
    link: toSignIn(emailContext),
  });
}

/** Notifies the account owner that a recovery code was used to sign in, and how many are left. */
export function recoveryCodeUsed(emailContext: EmailContext, left: number): Email {
  const t = wordsOf(emailContext);
  return renderEmail(emailContext, "account", {
    subject: t("recoveryCodeUsed.subject"),
    body: [t("recoveryCodeUsed.opening", { count: left }), t("recoveryCodeUsed.notYou")],
    link: toSignIn(emailContext),
  });
}
