import type { Language } from "./language";
import type { WordTree } from "./word-reader";
import type { WordSet } from "./word-sets";

/** Loads a set of texts in a language. Each set is a file (scripts/script-groups.mjs). */
export const loadWords: Record<WordSet, Record<Language, () => Promise<{ default: WordTree }>>> = {
  "every-page": {
    zh: () => import("./resources/every-page/zh"),
    en: () => import("./resources/every-page/en"),
  },
  visitors: {
    zh: () => import("./resources/visitors/zh"),
    en: () => import("./resources/visitors/en"),
  },
  "signed-in": {
    zh: () => import("./resources/signed-in/zh"),
    en: () => import("./resources/signed-in/en"),
  },
  colleagues: {
    zh: () => import("./resources/colleagues/zh"),
    en: () => import("./resources/colleagues/en"),
  },
  conversation: {
    zh: () => import("./resources/conversation/zh"),
    en: () => import("./resources/conversation/en"),
  },
  importing: {
    zh: () => import("./resources/importing/zh"),
    en: () => import("./resources/importing/en"),
  },
};
