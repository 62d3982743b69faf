import type { Cookie } from "@remix-run/node";
import { createInstance, type i18n, type TFunction } from "i18next";
import { initReactI18next } from "react-i18next";
import { RemixI18Next } from "remix-i18next/server";
import { days, inSeconds } from "~/rules/time";
import { fallbackLanguage, type Language, languageOfBrowser, languages } from "./language";
import gsrmEn from "./locales/en/gsrm";
import gsrmZh from "./locales/zh/gsrm";
import en from "./resources/en";
import zh from "./resources/zh";
import { options } from "./options";

const aYear = inSeconds(days(365));

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
  rememberSentences(instance);
  rememberKeys(instance);
  instances.set(language, instance);
  return instance;
}

/** Whether a key has words is asked twice for every field, and never changes in the life of the process. */
function rememberKeys(instance: i18n) {
  const exists = instance.exists.bind(instance) as (key: string | string[], ...parameters: unknown[]) => boolean;
  const answers = new Map<string, boolean>();
  instance.exists = ((key: string | string[], ...parameters: unknown[]) => {
    const isPlain = parameters.length === 0 && typeof key === "string";
    const known = isPlain ? answers.get(key) : undefined;
    if (known !== undefined) return known;
    const isThere = exists(key, ...parameters);
    if (isPlain && answers.size < mostSentences) answers.set(key, isThere);
    return isThere;
  }) as typeof instance.exists;
}

/** More than there are. Keys made from what comes from outside, such as codes of errors, have no end. */
const mostSentences = 10_000;

/**
 * A key without parameters always says the same: it is looked up once in the life of the process rather than once for every
 * label of every page, which took 7 % of a page with forty fields (docs/performance.md).
 */
function rememberSentences(instance: i18n) {
  const getFixedT = instance.getFixedT.bind(instance) as (...scope: unknown[]) => TFunction;
  const translators = new Map<string, TFunction>();
  instance.getFixedT = ((...scope: unknown[]) => {
    const id = scope.join("|");
    const existing = translators.get(id);
    if (existing) return existing;
    const translate = remember(getFixedT(...scope));
    translators.set(id, translate);
    return translate;
  }) as typeof instance.getFixedT;

  function remember(translate: TFunction): TFunction {
    const sentences = new Map<string, string>();
    const lookUp = (key: string | string[], ...parameters: unknown[]) => {
      const isPlain = parameters.length === 0 && typeof key === "string";
      const sentence = isPlain ? sentences.get(key) : undefined;
      if (sentence !== undefined) return sentence;
      const translation = Reflect.apply(translate, undefined, [key, ...parameters]) as string;
      if (isPlain && sentences.size < mostSentences) sentences.set(key, translation);
      return translation;
    };
    return Object.assign(lookUp as unknown as TFunction, translate);
  }
}
