import type { SignInMethod } from "~/rules/sign-in/sign-in-method";
import { wordsIn } from "~/platform/core/words/words-in";
import { renderEmail, type Email } from "./render-email";
import type { EmailContext } from "./email-parts";

const wordsOf = ({ language }: EmailContext) => wordsIn(language, "emails");
const companyWordsOf = ({ language }: EmailContext) => wordsIn(language, "companyEmails");
const signIn = (emailContext: EmailContext) => ({ label: wordsOf(emailContext)("links.signIn"), path: "/workspace" });

/** Notifies the account owner that the password was changed. */
export function passwordChanged(emailContext: EmailContext): Email {
  const t = wordsOf(emailContext);
  return renderEmail(emailContext, "account", {
    subject: t("account.passwordChanged.subject"),
    body: [t("account.passwordChanged.opening"), t("account.passwordChanged.notYou")],
    link: signIn(emailContext),
  });
}

/** Notifies the old address that the email address of the account was changed. `undo` is the path that restores it. */
export function emailChanged(emailContext: EmailContext, newEmail: string, undo: string, method: SignInMethod): Email {
  const t = wordsOf(emailContext);
  return renderEmail(emailContext, "account", {
    subject: t("account.emailChanged.subject"),
    body: [
      t("account.emailChanged.opening", { email: newEmail }),
      method === "company" ? companyWordsOf(emailContext)("emailChanged") : t("account.emailChanged.notYou"),
    ],
    link: { label: t("links.restoreEmail"), path: undo },
  });
}

/** Notifies both addresses that a change of email address was undone, and how to sign in again. */
export function emailRestored(emailContext: EmailContext, email: string, method: SignInMethod): Email {
  const t = wordsOf(emailContext);
  return renderEmail(emailContext, "account", {
    subject: t("account.emailRestored.subject"),
    body: [
      t("account.emailRestored.opening", { email }),
      method === "company" ? companyWordsOf(emailContext)("emailRestored") : t("account.emailRestored.next"),
    ],
    link: signIn(emailContext),
  });
}

/** Notifies both addresses that a lost mailbox was replaced, and how to sign in. `email` is masked. */
export function mailboxReplaced(emailContext: EmailContext, email: string, method: SignInMethod): Email {
  const t = wordsOf(emailContext);
  return renderEmail(emailContext, "account", {
    subject: t("account.mailboxReplaced.subject"),
    body: [
      t("account.mailboxReplaced.opening", { email }),
      method === "company" ? companyWordsOf(emailContext)("mailboxReplaced") : t("account.mailboxReplaced.next"),
      t("account.mailboxReplaced.notYou"),
    ],
    link: method === "company" ? signIn(emailContext) : { label: t("links.resetPassword"), path: "/sign-in/forgotten" },
  });
}

/** Notifies the account owner that sign-in codes can now be sent to a phone. `phone` is masked. */
export function phoneBound(emailContext: EmailContext, phone: string): Email {
  const t = wordsOf(emailContext);
  return renderEmail(emailContext, "account", {
    subject: t("account.phoneBound.subject"),
    body: [t("account.phoneBound.opening", { phone }), t("account.phoneBound.notYou")],
    link: signIn(emailContext),
  });
}

/** Notifies the account owner that the phone was removed. `phone` is masked. */
export function phoneRemoved(emailContext: EmailContext, phone: string): Email {
  const t = wordsOf(emailContext);
  return renderEmail(emailContext, "account", {
    subject: t("account.phoneRemoved.subject"),
    body: [t("account.phoneRemoved.opening", { phone }), t("account.phoneRemoved.notYou")],
    link: signIn(emailContext),
  });
}

/** Notifies the account owner that a passkey was added or removed. `name` is the user's name for it. */
export function passkeyChanged(
  emailContext: EmailContext,
  change: "passkeyAdded" | "passkeyRemoved",
  name: string,
): Email {
  const t = wordsOf(emailContext);
  return renderEmail(emailContext, "account", {
    subject: t(`account.${change}.subject`),
    body: [t(`account.${change}.opening`, { name }), t(`account.${change}.notYou`)],
    link: signIn(emailContext),
  });
}

/** Informs someone who requested a new password that the account has none here, and where to sign in. */
export function companySignIn(emailContext: EmailContext): Email {
  const t = companyWordsOf(emailContext);
  return renderEmail(emailContext, "account", {
    subject: t("signIn.subject"),
    body: [t("signIn.opening"), t("signIn.next"), t("signIn.notYou")],
    link: signIn(emailContext),
  });
}
