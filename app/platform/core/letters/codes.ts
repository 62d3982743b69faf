import type { AnnouncedChange } from "~/rules/change-request/announced-change";
import type { SectionId } from "~/rules/registration/section-ids";
import { wordsIn } from "~/platform/core/words/words-in";
import { layOut, type Letter } from "./letter";
import type { LetterRecipient, Stationery } from "./letter-parts";
import { changeFacts } from "./watched-change";

/** What a code is for, and the one fact its letter names: a masked address or phone. */
export type CodeFor =
  | { purpose: "registration" | "progress" | "signIn" | "password" | "email" | "passkey" | "authenticator" }
  | { purpose: "oldEmail" | "phoneEmail"; fact: string };

const recipients: Record<CodeFor["purpose"], LetterRecipient> = {
  registration: "visitor",
  progress: "registrant",
  signIn: "account",
  password: "account",
  email: "visitor",
  oldEmail: "account",
  phoneEmail: "account",
  passkey: "account",
  authenticator: "account",
};

/**
 * The letter that carries a code. The code is not in the subject: subjects show on locked screens (S-15). An inbox shows
 * how long the code is valid rather than where to enter it.
 */
export function codeLetter(stationery: Stationery, codeFor: CodeFor, code: string): Letter {
  const { purpose } = codeFor;
  const t = wordsIn(stationery.language, "codeLetters");
  const validity = t("validity");
  return layOut(stationery, recipients[purpose], {
    subject: t(`${purpose}.subject`),
    preview: validity,
    body: [
      t(`${purpose}.opening`, { fact: "fact" in codeFor ? codeFor.fact : "" }),
      { code },
      t(`${purpose}.use`, { validity }),
      t(`${purpose}.notYou`),
    ],
  });
}

/**
 * The code required to submit a change of bank details or contacts: the email shows what it confirms, before and after (S-47),
 * with account numbers masked.
 */
export function changeCode(
  stationery: Stationery,
  values: AnnouncedChange & { section: SectionId },
  code: string,
): Letter {
  const { language } = stationery;
  const t = wordsIn(language, "codeLetters");
  const section = wordsIn(language, "sections")(values.section);
  const validity = t("validityForChange");
  return layOut(stationery, "account", {
    subject: t("change.subject", { section }),
    preview: validity,
    body: [
      t("change.opening", { section }),
      { code },
      { facts: changeFacts(language, values) },
      t("change.use", { validity }),
      t("change.notYou"),
    ],
  });
}
