import type { Cookie } from "@remix-run/node";
import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { RemixI18Next } from "remix-i18next/server";
import { fallbackLanguage, type Language, languageOfBrowser, languages } from "./language";
import gsrmEn from "./locales/en/gsrm";
import gsrmZh from "./locales/zh/gsrm";
import en from "./resources/en";
import zh from "./resources/zh";
import { options } from "./options";

const aYear = 365 * 24 * 60 * 60;

/**
 * The stored choice (§1): `lang=en`, as anybody can read and write it. Scripts read it, so it is not HttpOnly; it holds nothing
 * but the language (S-06). Remix's own cookies would hide it behind JSON and base64; what they wrote before is still read.
 */
export function languageCookie(secure: boolean): Cookie {
  const name = secure ? "__Host-lang" : "lang";
  return {
    name,
    isSigned: false,
    async parse(header) {
      const value = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(header ?? "")?.[1] ?? "";
      const [language = null] = languages.filter((one) => value === one || value === earlierForm(one));
      return language;
    },
    async serialize(language: Language) {
      return `${name}=${language}; Max-Age=${aYear}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;
    },
  };
}

const earlierForm = (language: Language) =>
  encodeURIComponent(Buffer.from(JSON.stringify(language)).toString("base64"));

/** Detects the language of a request: the stored choice, else the browser's (§1). */
export const detector = (secure: boolean) =>
  new RemixI18Next({
    detection: {
      supportedLanguages: [...languages],
      fallbackLanguage,
      cookie: languageCookie(secure),
      order: ["cookie", "custom"],
      findLocale: async (request) => languageOfBrowser(request.headers.get("accept-language")),
    },
  });

/** The words of the purchasing side are needed for its exported lists only: no page loads them. */
const resources = { zh: { ...zh, gsrm: gsrmZh }, en: { ...en, gsrm: gsrmEn } };
const instances = new Map<Language, i18n>();

/** One frozen dictionary a language and process: making one per request costs more than a small page (docs/performance.md). */
export function dictionary(language: Language): i18n {
  const existing = instances.get(language);
  if (existing) return existing;
  const instance = createInstance();
  void instance
    .use(initReactI18next)
    .init({ ...options, lng: language, initImmediate: false, resources: { [language]: resources[language] } });
  instances.set(language, instance);
  return instance;
}
