import { createInstance, type i18n, type TFunction } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language } from "./language";
import gsrmEn from "./locales/en/gsrm";
import gsrmZh from "./locales/zh/gsrm";
import en from "./resources/en";
import zh from "./resources/zh";
import { options } from "./options";

/** Purchasing's translations are needed only for its exported lists; no page loads them. */
const resources = { zh: { ...zh, gsrm: gsrmZh }, en: { ...en, gsrm: gsrmEn } };
const instances = new Map<Language, i18n>();

/**
 * One frozen dictionary per language and process, because creating one per request costs more than a small page
 * (docs/performance.md).
 */
export function dictionary(language: Language): i18n {
  const existing = instances.get(language);
  if (existing) return existing;
  const instance = createInstance();
  void instance
    .use(initReactI18next)
    .init({ ...options, lng: language, initImmediate: false, resources: { [language]: resources[language] } });
  rememberTranslators(instance);
  instance.exists = remember(
    instance.exists.bind(instance) as (...args: unknown[]) => boolean,
  ) as typeof instance.exists;
  instances.set(language, instance);
  return instance;
}

/**
 * More than the number of keys. Limits the cache, because keys from outside input, such as error codes, are unlimited.
 */
const mostKeys = 10_000;

/**
 * Texts without parameters never change during the life of the process, so each is looked up once. Looking up every
 * label of every page took 7 % of the time for a page with forty fields (docs/performance.md).
 */
function remember<T>(lookUp: (key: string | string[], ...parameters: unknown[]) => T): typeof lookUp {
  const known = new Map<string, T>();
  return (key, ...parameters) => {
    if (parameters.length > 0 || typeof key !== "string") return lookUp(key, ...parameters);
    const earlier = known.get(key);
    if (earlier !== undefined) return earlier;
    const value = lookUp(key);
    if (known.size < mostKeys) known.set(key, value);
    return value;
  };
}

/** One translator per scope, which caches its texts. */
function rememberTranslators(instance: i18n) {
  const getFixedT = instance.getFixedT.bind(instance) as (...scope: unknown[]) => TFunction;
  const translators = new Map<string, TFunction>();
  instance.getFixedT = ((...scope: unknown[]) => {
    const id = scope.join("|");
    const existing = translators.get(id);
    if (existing) return existing;
    const translate = getFixedT(...scope);
    const lookUp: Translate = (...args) => Reflect.apply(translate, undefined, args) as string;
    const translator = Object.assign(remember(lookUp) as unknown as TFunction, translate);
    translators.set(id, translator);
    return translator;
  }) as typeof instance.getFixedT;
}
type Translate = (key: string | string[], ...parameters: unknown[]) => string;
