import { wordsIn } from "~/platform/core/words/words-in";
import { layOut, type Letter } from "./letter";
import type { Stationery } from "./letter-parts";

const wordsOf = ({ language }: Stationery) => wordsIn(language, "authenticatorLetters");
const toSignIn = ({ language }: Stationery) => ({
  label: wordsIn(language, "letters")("links.signIn"),
  path: "/workspace",
});

/** What happens to the authenticator app and the recovery codes of an account that its owner gets a letter about. */
export type AuthenticatorChange = "authenticatorAdded" | "authenticatorRemoved" | "recoveryCodesRenewed";

/** Notifies the account owner that an authenticator app was added or removed, or that the recovery codes were replaced. */
export function authenticatorChanged(stationery: Stationery, change: AuthenticatorChange): Letter {
  const t = wordsOf(stationery);
  return layOut(stationery, "account", {
    subject: t(`${change}.subject`),
    body: [t(`${change}.opening`), t(`${change}.notYou`)],
    link: toSignIn(stationery),
  });
}

/** Notifies the account owner that a recovery code was used to sign in, and how many are left. */
export function recoveryCodeUsed(stationery: Stationery, left: number): Letter {
  const t = wordsOf(stationery);
  return layOut(stationery, "account", {
    subject: t("recoveryCodeUsed.subject"),
    body: [t("recoveryCodeUsed.opening", { count: left }), t("recoveryCodeUsed.notYou")],
    link: toSignIn(stationery),
  });
}
