import { createInstance } from "i18next";
import { options } from "~/i18n/options";
import en from "~/i18n/resources/platform/en";
import zh from "~/i18n/resources/platform/zh";
import { facts, withFacts } from "~/rules/facts";
import type { Language } from "~/i18n/language";
import { screenWords } from "./screen-words";

type Namespaces = typeof zh;
export type Namespace = keyof Namespaces;

/** The keys of texts, such as `passwordChanged.subject`; the key of a text with a count has no `_other` ending. */
type KeyOf<Words> = {
  [Name in keyof Words & string]: Words[Name] extends string
    ? Name extends `${infer Counted}_other`
      ? Counted
      : Name
    : `${Name}.${KeyOf<Words[Name]>}`;
}[keyof Words & string];
type Values = Readonly<Record<string, string | number>> & { count?: number };

/** Returns a sentence of a namespace with these values. */
export type Say<N extends Namespace> = (key: KeyOf<Namespaces[N]>, values?: Values) => string;

/** A text, or several, in each language. */
export type InBoth<T> = Record<Language, T>;

const dictionary = createInstance();
void dictionary.init({ ...options, ns: Object.keys(zh), initImmediate: false, resources: { zh, en } });

/**
 * The platform's texts in a language. The dictionary picks the sentence and its plural. The values are filled in here, in one
 * pass, because people type some of them: braces in a company's name are text. `{{brand}}` is left for `withBrand`.
 */
export function wordsIn<N extends Namespace>(language: Language, namespace: N): Say<N> {
  const pick = dictionary.getFixedT(language, namespace);
  const defaultValues = { ...facts, ...screenWords[language] };
  return (key, values = {}) =>
    withFacts(pick(key, { count: values.count, skipInterpolation: true }), { ...defaultValues, ...values });
}

/** Builds a text in both languages. */
export const inBoth = <N extends Namespace, T>(namespace: N, say: (t: Say<N>, language: Language) => T): InBoth<T> => ({
  zh: say(wordsIn("zh", namespace), "zh"),
  en: say(wordsIn("en", namespace), "en"),
});
