import type { SignInMethod } from "~/rules/sign-in/sign-in-method";
import { wordsIn } from "~/platform/core/words/words-in";
import { layOut, type Letter } from "./letter";
import type { Stationery } from "./letter-parts";

const wordsOf = ({ language }: Stationery) => wordsIn(language, "letters");
const companyWordsOf = ({ language }: Stationery) => wordsIn(language, "companyLetters");
const signIn = (stationery: Stationery) => ({ label: wordsOf(stationery)("links.signIn"), path: "/workspace" });

/** Notifies the account owner that the password was changed. */
export function passwordChanged(stationery: Stationery): Letter {
  const t = wordsOf(stationery);
  return layOut(stationery, "account", {
    subject: t("account.passwordChanged.subject"),
    body: [t("account.passwordChanged.opening"), t("account.passwordChanged.notYou")],
    link: signIn(stationery),
  });
}

/** Notifies the old address that the email address of the account was changed. `undo` is the path that restores it. */
export function emailChanged(stationery: Stationery, newEmail: string, undo: string, door: SignInMethod): Letter {
  const t = wordsOf(stationery);
  return layOut(stationery, "account", {
    subject: t("account.emailChanged.subject"),
    body: [
      t("account.emailChanged.opening", { email: newEmail }),
      door === "company" ? companyWordsOf(stationery)("emailChanged") : t("account.emailChanged.notYou"),
    ],
    link: { label: t("links.restoreEmail"), path: undo },
  });
}

/** Notifies both addresses that a change of email address was undone, and how to sign in again. */
export function emailRestored(stationery: Stationery, email: string, door: SignInMethod): Letter {
  const t = wordsOf(stationery);
  return layOut(stationery, "account", {
    subject: t("account.emailRestored.subject"),
    body: [
      t("account.emailRestored.opening", { email }),
      door === "company" ? companyWordsOf(stationery)("emailRestored") : t("account.emailRestored.next"),
    ],
    link: signIn(stationery),
  });
}

/** Notifies both addresses that a lost mailbox was replaced, and how to sign in. `email` is masked. */
export function mailboxReplaced(stationery: Stationery, email: string, door: SignInMethod): Letter {
  const t = wordsOf(stationery);
  return layOut(stationery, "account", {
    subject: t("account.mailboxReplaced.subject"),
    body: [
      t("account.mailboxReplaced.opening", { email }),
      door === "company" ? companyWordsOf(stationery)("mailboxReplaced") : t("account.mailboxReplaced.next"),
      t("account.mailboxReplaced.notYou"),
    ],
    link: door === "company" ? signIn(stationery) : { label: t("links.resetPassword"), path: "/sign-in/forgotten" },
  });
}

/** Notifies the account owner that sign-in codes can now be sent to a phone. `phone` is masked. */
export function phoneBound(stationery: Stationery, phone: string): Letter {
  const t = wordsOf(stationery);
  return layOut(stationery, "account", {
    subject: t("account.phoneBound.subject"),
    body: [t("account.phoneBound.opening", { phone }), t("account.phoneBound.notYou")],
    link: signIn(stationery),
  });
}

/** Notifies the account owner that the phone was removed. `phone` is masked. */
export function phoneRemoved(stationery: Stationery, phone: string): Letter {
  const t = wordsOf(stationery);
  return layOut(stationery, "account", {
    subject: t("account.phoneRemoved.subject"),
    body: [t("account.phoneRemoved.opening", { phone }), t("account.phoneRemoved.notYou")],
    link: signIn(stationery),
  });
}

/** Notifies the account owner that a passkey was added or removed. `name` is the user's name for it. */
export function passkeyChanged(
  stationery: Stationery,
  change: "passkeyAdded" | "passkeyRemoved",
  name: string,
): Letter {
  const t = wordsOf(stationery);
  return layOut(stationery, "account", {
    subject: t(`account.${change}.subject`),
    body: [t(`account.${change}.opening`, { name }), t(`account.${change}.notYou`)],
    link: signIn(stationery),
  });
}

/** Informs someone who requested a new password that the account has none here, and where to sign in. */
export function companySignIn(stationery: Stationery): Letter {
  const t = companyWordsOf(stationery);
  return layOut(stationery, "account", {
    subject: t("signIn.subject"),
    body: [t("signIn.opening"), t("signIn.next"), t("signIn.notYou")],
    link: signIn(stationery),
  });
}
