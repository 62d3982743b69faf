import type { SignInDoor } from "~/rules/sign-in-door";
import { wordsIn } from "~/platform/ground/words/words-in";
import { layOut, type Letter } from "./letter";
import type { Stationery } from "./letter-parts";

const wordsOf = ({ language }: Stationery) => wordsIn(language, "letters");
const companyWordsOf = ({ language }: Stationery) => wordsIn(language, "companyLetters");
const signIn = (stationery: Stationery) => ({ label: wordsOf(stationery)("links.signIn"), path: "/workspace" });

/** Tells the owner of an account that its password is another one now. */
export function passwordChanged(stationery: Stationery): Letter {
  const t = wordsOf(stationery);
  return layOut(stationery, "account", {
    subject: t("account.passwordChanged.subject"),
    body: [t("account.passwordChanged.opening"), t("account.passwordChanged.notYou")],
    link: signIn(stationery),
  });
}

/** Tells the reader of the old address that the account has another one now. `undo` is the path that brings it back. */
export function emailChanged(stationery: Stationery, newEmail: string, undo: string, door: SignInDoor): Letter {
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

/** Tells both addresses that a change of e-mail was undone, and how to get in again. */
export function emailRestored(stationery: Stationery, email: string, door: SignInDoor): Letter {
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

/** Tells both addresses that a lost mailbox was replaced, and how to get in. `email` is masked. */
export function mailboxReplaced(stationery: Stationery, email: string, door: SignInDoor): Letter {
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

/** Tells the account's e-mail that sign-in codes can go to a phone from now on. `phone` is masked. */
export function phoneBound(stationery: Stationery, phone: string): Letter {
  const t = wordsOf(stationery);
  return layOut(stationery, "account", {
    subject: t("account.phoneBound.subject"),
    body: [t("account.phoneBound.opening", { phone }), t("account.phoneBound.notYou")],
    link: signIn(stationery),
  });
}

/** Tells the account's e-mail that no phone is bound any more. `phone` is masked. */
export function phoneRemoved(stationery: Stationery, phone: string): Letter {
  const t = wordsOf(stationery);
  return layOut(stationery, "account", {
    subject: t("account.phoneRemoved.subject"),
    body: [t("account.phoneRemoved.opening", { phone }), t("account.phoneRemoved.notYou")],
    link: signIn(stationery),
  });
}

/** Tells the account's e-mail that a passkey can be used to sign in from now on, or no longer. `name` is the user's own for it. */
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

/** Says to someone who wants another password that the account has none here, and where it signs in. */
export function companySignIn(stationery: Stationery): Letter {
  const t = companyWordsOf(stationery);
  return layOut(stationery, "account", {
    subject: t("signIn.subject"),
    body: [t("signIn.opening"), t("signIn.next"), t("signIn.notYou")],
    link: signIn(stationery),
  });
}
