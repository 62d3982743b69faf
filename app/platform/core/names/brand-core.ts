import { pinyin } from "pinyin-pro";
import { chinesePlaces, latinPlaces, longestPlace } from "./regions";
import { toSimplified } from "./simplified";

const latinForms =
  "aktiengesellschaft|limited liability company|joint stock company|private limited|incorporated|corporation|company|limited|gesellschaft|gmbh|group|holdings?|private|pvt|pte|sdn bhd|pty|corp|inc|ltda?|llc|llp|plc|pjsc|ojsc|cjsc|jsc|ooo|oao|zao|pao|co|ag|kg|sa|srl|spa|bv|nv|oy|ab|kk|s a|s p a|s r l|b v|n v";
const latinEnd = new RegExp(`(?<=\\S) (?:${latinForms})$`, "u");
const latinStart =
  /^(?:public |open |closed )?(?:joint stock company|limited liability company|jsc|ooo|oao|zao|pao|llc) (?=\S)/u;
const chineseForms =
  /(?<=..)(?:股份有限公司|有限责任公司|有限合伙企业|有限公司|股份公司|集团公司|总公司|分公司|公司|集团|株式会社)$/u;
/** Words for an industry. The place stays in a name that would otherwise consist of these words only. */
const trades = /^(?:科技|电子|贸易|实业|银行|精密|机械|材料|信息|网络|技术|工业|发展|商贸|进出口|国际)*$/u;

/**
 * The core of a company's name, without its place and legal form: `深圳市安科精密有限公司` → `安科精密`, `Shenzhen Anke Precision Co., Ltd.` →
 * `anke precision`. Ignores width, case, punctuation and traditional characters. Idempotent; a name that consists of nothing
 * else stays unchanged.
 */
export function toBrandCore(name: string): string {
  let core = name;
  // Removing one part may expose another place or legal form at either end, so this repeats until nothing changes.
  for (let steps = 0; steps < maxSteps; steps++) {
    const shorter = strip(simplify(core));
    if (shorter === core) return core;
    core = shorter;
  }
  return core;
}
const maxSteps = 100;

/** The letters by which a core is found in either script, with pinyin without tones in place of Chinese characters. */
export const toPinyinKey = (core: string): string =>
  pinyin(core, { toneType: "none", type: "array", nonZh: "consecutive" })
    .join("")
    .replace(/[^\p{L}\p{N}]+/gu, "");

/** A person's name in Latin letters, regardless of the order of its parts; a Chinese one begins with the family name. */
export function toPersonKey(name: string): string {
  const plain = simplify(name);
  const [family = "", ...given] = plain;
  const parts = /\p{Script=Han}/u.test(family) ? [toPinyinKey(family), toPinyinKey(given.join(""))] : plain.split(" ");
  return parts.toSorted().join("");
}

function simplify(name: string): string {
  const words = toSimplified(name.normalize("NFKC").replace(/[（(]([^（()）]*)[)）]/gu, dropPlace))
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return words.replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, "");
}

/** `安科（深圳）有限公司`: a place in brackets does not belong to the core. */
const dropPlace = (text: string, inner: string) => (isPlace(inner.trim()) ? " " : text);
const isPlace = (text: string) => chinesePlaces.has(toSimplified(text)) || latinPlaces.has(text.toLowerCase());

function strip(name: string): string {
  const bare = name.replace(chineseForms, "").replace(latinEnd, "").replace(latinStart, "");
  return withoutPlace(bare);
}

function withoutPlace(name: string): string {
  for (let length = longestPlace; length > 1; length--) {
    const rest = name.slice(length);
    if (chinesePlaces.has(name.slice(0, length)) && [...rest].length > 1 && !trades.test(rest)) return rest;
  }
  const [first = "", ...words] = name.split(" ");
  const rest = (words[0] === "city" ? words.slice(1) : words).join(" ");
  return rest !== "" && latinPlaces.has(first) ? rest : name;
}
