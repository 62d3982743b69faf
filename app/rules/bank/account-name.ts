import { bankCountry } from "./countries";
import { unifiedIdeographs } from "../text/unified-ideographs";

type Problem = { code: string; repair?: string };

const fullWidth = /[\u3000\uff01-\uff60\uffe0-\uffe6]/;
const ampersand = /[&＆﹠]/;
const ampersands = /\s?[&＆﹠]\s?/g;
const otherScript = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const english = /^[\x20-\x7e]*$/;
const japanese = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ーｰﾞﾟ・･々〆A-Za-z\d ().'-Ａ-Ｚａ-ｚ０-９（）．－　]*$/u;
const chinese = /^[\p{sc=Han}\x20-\x7e（）·•．。，、－—《》“”‘’]*$/u;

/** The characters allowed for the payee of a Japanese transfer: katakana, capitals, digits and a few signs. */
const transferable = /^[ァ-ヴー・ｦ-ﾟA-ZＡ-Ｚ\d０-９ 　()（）.．－-]*$/u;

/**
 * The rule that an account name breaks (§5): English for cross-border transactions and outside China and Japan, Japanese for
 * local ones in Japan, no full-width characters in English, no ampersand.
 */
export function accountNameProblem(
  name: string,
  country: string | undefined,
  registeredCountry: string | undefined,
): Problem | undefined {
  const plain = unifiedIdeographs(name).normalize("NFC");
  if (ampersand.test(plain)) {
    const repair = plain.replace(ampersands, " AND ").trim();
    const isRepaired = !accountNameProblem(repair, country, registeredCountry);
    return { code: "bank.accountName.ampersand", ...(isRepaired && { repair }) };
  }
  const language = nameLanguage(country, registeredCountry);
  if (language === "english") return englishProblem(plain);
  if (language === "japanese")
    return otherScript.test(plain) && japanese.test(plain) ? undefined : { code: "bank.accountName.japanese" };
  if (language === "any") {
    if (!otherScript.test(plain)) return englishProblem(plain);
    return chinese.test(plain) ? undefined : { code: "bank.accountName.characters" };
  }
  return undefined;
}

/** Whether a Japanese bank can use the name on a transfer unchanged; if not, its reading in katakana is needed. */
export const isTransferable = (name: string) => transferable.test(name.normalize("NFC"));

/** The required language of a name; undefined until the countries that determine it are known. */
export function nameLanguage(country: string | undefined, registeredCountry: string | undefined) {
  if (!country) return undefined;
  const { localNames } = bankCountry(country);
  if (localNames === "english") return "english";
  if (!registeredCountry) return undefined;
  return country === registeredCountry ? localNames : "english";
}

function englishProblem(name: string): Problem | undefined {
  if (english.test(name)) return undefined;
  return {
    code: fullWidth.test(name) && !otherScript.test(name) ? "bank.accountName.fullWidth" : "bank.accountName.english",
  };
}

/** Whether two names are the same payee, ignoring case, width, spaces and punctuation. */
export const isSameName = (one: string, other: string) => foldName(one) === foldName(other);

const foldName = (name: string) =>
  unifiedIdeographs(name)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
