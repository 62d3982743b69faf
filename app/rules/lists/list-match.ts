import { fold } from "../text/normalise";

/** The parts of a list value that a search matches. */
export type SearchableValue = { value: string; meaning: string; tag?: string | null; pinyin?: string | null };
/** A range of a text, from an index up to another. */
export type Run = readonly [from: number, to: number];

/**
 * The rank of a match: 0 for the code itself, 1 for a whole name, 2 for the start of a name, 3 for anything else. The
 * base API sorts its results by rank, and a screen that merges two results sorts them likewise.
 */
export function toRank(entry: SearchableValue, query: string): 0 | 1 | 2 | 3 {
  if (entry.value.toLowerCase() === query.trim().toLowerCase()) return 0;
  const words = entry.pinyin?.split(" ") ?? [];
  const foldedQuery = fold(query);
  const texts = [entry.value, entry.meaning, entry.tag ?? "", words.join(""), initialsOf(words)].map(fold);
  if (texts.includes(foldedQuery)) return 1;
  return texts.some((text) => text !== "" && text.startsWith(foldedQuery)) ? 2 : 3;
}

/** The range of the query in a text, ignoring case, width and spaces; null if there is none. */
export function runIn(text: string, query: string): Run | null {
  const foldedQuery = fold(query);
  if (foldedQuery === "") return null;
  const characters = [...text];
  const foldedCharacters = characters.map(fold);
  const at = foldedCharacters.join("").indexOf(foldedQuery);
  if (at < 0) return null;
  const [first, last] = placesOf(foldedCharacters, at, at + foldedQuery.length);
  return [lengthOf(characters.slice(0, first)), lengthOf(characters.slice(0, last + 1))];
}

/** The words of the pinyin that match the query, in full or by initials, and the matching letters of each; null if none match. */
export function pinyinRuns(pinyin: string, query: string): { words: Run; letters: Map<number, Run> } | null {
  const words = pinyin.split(" ");
  const foldedQuery = fold(query);
  if (!/^[a-z\d]+$/.test(foldedQuery)) return null;
  const at = words.join("").indexOf(foldedQuery);
  if (at >= 0) {
    const [first, last] = placesOf(words, at, at + foldedQuery.length);
    const start = (word: number) => lengthOf(words.slice(0, word));
    const letters = new Map<number, Run>();
    for (let word = first; word <= last; word++)
      letters.set(word, [
        Math.max(at - start(word), 0),
        Math.min(at + foldedQuery.length - start(word), words[word]?.length ?? 0),
      ]);
    return { words: [first, last + 1], letters };
  }
  const initial = initialsOf(words).indexOf(foldedQuery);
  if (initial < 0) return null;
  const places = [...foldedQuery].map((_, place): [number, Run] => [initial + place, [0, 1]]);
  return { words: [initial, initial + foldedQuery.length], letters: new Map(places) };
}

/** The part of a Chinese name that these words of its pinyin belong to; null if the name is not the Chinese one. */
export function runOfWords(name: string, pinyin: string, [from, to]: Run): Run | null {
  const parts = name.match(/\p{Script=Han}|[^\p{Script=Han}]+/gu) ?? [];
  if (parts.length !== pinyin.split(" ").length) return null;
  return [lengthOf(parts.slice(0, from)), lengthOf(parts.slice(0, to))];
}

const initialsOf = (words: string[]) => words.map((word) => word[0] ?? "").join("");
const lengthOf = (texts: string[]) => texts.join("").length;

/** For a range of the joined texts, the indexes of the texts that contain its first and last letters. */
function placesOf(texts: string[], from: number, to: number): Run {
  let end = 0;
  const ends = texts.map((text) => (end += text.length));
  return [ends.findIndex((one) => one > from), ends.findIndex((one) => one >= to)];
}
