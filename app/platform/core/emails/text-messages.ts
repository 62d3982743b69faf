import type { Language } from "~/i18n/language";
import { type InBoth, wordsIn } from "~/platform/core/words/words-in";

type Sender = { language: Language; brandName: InBoth<string> };

/** The text message that carries a code: to a phone that is being added, or for a sign-in. */
export const codeMessage = ({ language, brandName }: Sender, purpose: "phone" | "signInPhone", code: string): string =>
  wordsIn(language, "textMessages")(purpose, { brand: brandName[language], code });
