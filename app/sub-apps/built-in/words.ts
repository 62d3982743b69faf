import { createInstance, type i18n, type Resource } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language } from "~/i18n/language";
import { options } from "~/i18n/options";

/** The namespaces a sub-application needs, by language: each language is a file of its own, loaded when it is spoken. */
export type LoadWords = Record<Language, () => Promise<{ default: Resource[string] }>>;

/** A dictionary in one language; `speak` changes it to another. */
export async function openWords(load: LoadWords, language: Language): Promise<{ i18n: i18n; speak: Speak }> {
  const i18n = createInstance();
  const words = await load[language]();
  await i18n
    .use(initReactI18next)
    .init({ ...options, ns: Object.keys(words.default), lng: language, resources: { [language]: words.default } });

  async function speak(other: Language) {
    if (i18n.language === other) return;
    const { default: spaces } = await load[other]();
    for (const [space, said] of Object.entries(spaces)) i18n.addResourceBundle(other, space, said);
    await i18n.changeLanguage(other);
  }
  return { i18n, speak };
}
type Speak = (language: Language) => Promise<void>;
