/** What the contract's files say of a subject and of each of its calls: the docstrings are the only source. */
export type Docstrings = { subject: string | null; calls: Record<string, string> };

const docstring = String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*`;
const aboveCall = new RegExp(String.raw`${docstring}export const (\w+) = endpoint\(`, "g");
/** What holds for all calls of a file stands above the part their addresses begin with. */
const aboveBase = new RegExp(String.raw`${docstring}const (?:base|path|user) =`);

/** Reads the docstrings in the text of a contract file. */
export function docstringsIn(source: string): Docstrings {
  const found = [...source.matchAll(aboveCall)];
  const subject = aboveBase.exec(source)?.[1];
  return {
    subject: subject === undefined ? null : plain(subject),
    calls: Object.fromEntries(found.map(([, text = "", name = ""]) => [name, plain(text)])),
  };
}

/** A docstring without the stars of its lines. */
const plain = (text: string) =>
  text
    .split("\n")
    .map((line) => line.replace(/^\s*\*\s?/, "").trim())
    .join(" ")
    .trim();
