import { RemixI18Next } from "remix-i18next/server";
import { asLanguage, fallbackLanguage, type Language, languageOfBrowser, languages } from "~/i18n/language";
import { storedLanguageCookie } from "./cookies.server";

const detector = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage,
    cookie: storedLanguageCookie,
    order: ["cookie", "custom"],
    findLocale: async (request) => languageOfBrowser(request.headers.get("accept-language")),
  },
});

/** The language of a request: the stored choice, else the browser's (§1). */
export const detectLanguage = async (request: Request): Promise<Language> =>
  asLanguage(await detector.getLocale(request));
