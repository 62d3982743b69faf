import type { i18n } from "i18next";
import type { Language } from "./language";
import { options } from "./options";

/** The translations of a language by namespace, as texts or groups of texts. */
export type WordTree = { readonly [name: string]: string | WordTree };
type Parameters = Readonly<Record<string, unknown>>;
type WordReader = Pick<i18n, "language" | "t" | "exists" | "changeLanguage"> & {
  /** Adds namespaces to a language. A loaded namespace is extended, because it can be in two sets. */
  add: (language: Language, words: WordTree) => void;
};

/**
 * Looks up texts in the browser exactly as i18next does on the server, but supports only the features that our texts use: namespaces, plurals, parameters, numbers and nested texts (docs/decisions/072-what-the-first-page-carries.md).
 * @returns the parts of an i18next instance that `I18nextProvider` and `useTranslation` need, and `add`
 */
export function createWordReader(first: Language, firstWords: WordTree): WordReader & i18n {
  const words: Record<Language, WordTree> = { zh: {}, en: {} };
  const listeners = new Set<() => void>();
  const reader = {
    language: first,
    languages: [first],
    isInitialized: true,
    options,
    hasLoadedNamespace: () => true,
    on: (_event: string, listener: () => void) => listeners.add(listener),
    off: (_event: string, listener: () => void) => listeners.delete(listener),
    exists: (key: string, parameters: Parameters = {}) => find(key, parameters) !== undefined,
    t: (key: string, parameters?: Parameters) => say(key, parameters),
    getFixedT: (_language: string | null, space?: string) => (key: string, parameters?: Parameters) =>
      say(key, parameters, space),
    add(language: Language, more: WordTree) {
      const before = words[language];
      const merged = Object.entries(more).map(([space, added]) => [space, Object.assign({}, before[space], added)]);
      words[language] = { ...before, ...Object.fromEntries(merged) };
    },
    async changeLanguage(language: Language) {
      Object.assign(reader, { language, languages: [language] });
      for (const listener of listeners) listener();
    },
  };
  reader.add(first, firstWords);

  function say(key: string, parameters: Parameters = {}, space?: string): string {
    const sentence = find(key, parameters, space);
    if (typeof sentence === "string") return fill(sentence, parameters, reader);
    const fallback = parameters.defaultValue;
    return typeof fallback === "string" ? fill(fallback, parameters, reader) : key.replace(/^\w+:/, "");
  }

  function find(key: string, { count }: Parameters, space: string = options.defaultNS) {
    const [, named = space, path = key] = /^(\w+):(.*)$/s.exec(key) ?? [];
    const tree = words[reader.language][named];
    const plural = typeof count === "number" ? pluralsOf(reader.language).select(count) : undefined;
    return (plural && findWord(tree, `${path}_${plural}`)) ?? findWord(tree, path);
  }

  return reader as unknown as WordReader & i18n;
}

/** Finds a text by its path. Refusal texts are stored under the whole code, including dots. */
function findWord(tree: WordTree | string | undefined, path: string): WordTree | string | undefined {
  if (typeof tree !== "object") return undefined;
  if (Object.hasOwn(tree, path)) return tree[path];
  for (let dot = path.indexOf("."); dot > 0; dot = path.indexOf(".", dot + 1)) {
    const found = findWord(tree[path.slice(0, dot)], path.slice(dot + 1));
    if (found !== undefined) return found;
  }
  return undefined;
}

const places = /\{\{-?\s*(\w+)\s*(?:,\s*(number)\s*)?\}\}/g;
const sentences = /\$t\(([^)]*)\)/g;

/** Fills the values into a sentence in one pass, so that braces in a value are unchanged. */
function fill(sentence: string, parameters: Parameters, { language, t }: Speaker): string {
  const put = (text: string) =>
    text.replaceAll(places, (place, name: string, format?: string) => {
      const value = parameters[name] === undefined ? facts[name] : parameters[name];
      if (format !== undefined) return new Intl.NumberFormat(language).format(value as number);
      if (value === undefined && !Object.hasOwn(parameters, name)) return place;
      return typeof value === "string" ? value : String((value as number | null | undefined) ?? "");
    });
  return sentence
    .split(sentences)
    .map((part, at) => (at % 2 === 1 ? t(put(part), parameters) : put(part)))
    .join("");
}
type Speaker = { language: Language; t: (key: string, parameters: Parameters) => string };

const facts: Readonly<Record<string, unknown>> = options.interpolation.defaultVariables;

const plurals: Partial<Record<Language, Intl.PluralRules>> = {};
const pluralsOf = (language: Language) => (plurals[language] ??= new Intl.PluralRules(language));
