/** Docstrings by the name of what they stand above. */
export type Docstrings = Record<string, string>;

const docstring = String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*`;
const aboveCall = new RegExp(String.raw`${docstring}export const (\w+) = endpoint\(`, "g");
const aboveSubject = new RegExp(String.raw`${docstring}export \* as (\w+) from`, "g");

/** What the text of a contract file says of each of its calls. */
export const docstringsIn = (source: string): Docstrings => findAll(aboveCall, source);

/** What the index of the contract says of each subject. */
export const subjectsIn = (source: string): Docstrings => findAll(aboveSubject, source);

const findAll = (pattern: RegExp, source: string): Docstrings =>
  Object.fromEntries([...source.matchAll(pattern)].map(([, text = "", name = ""]) => [name, plain(text)]));

/** A docstring without the stars of its lines. */
const plain = (text: string) =>
  text
    .split("\n")
    .map((line) => line.replace(/^\s*\*\s?/, "").trim())
    .join(" ")
    .trim();
