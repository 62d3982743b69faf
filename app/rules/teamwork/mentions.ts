import { noteDeletableMs } from "./limits";

/** A part of a note; `isMention` marks the mention of a colleague. */
type Piece = { text: string; isMention: boolean };

/** Splits a note at its mentions. If two names have the same start, the longer one applies. */
export function splitMentions(text: string, names: readonly string[]): Piece[] {
  const byLength = [...new Set(names)].filter(Boolean).toSorted((one, other) => other.length - one.length);
  const pieces: Piece[] = [];
  let plain = "";
  for (let at = 0; at < text.length;) {
    const name = text[at] === "@" ? byLength.find((one) => text.startsWith(one, at + 1)) : undefined;
    if (name === undefined) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (plain) pieces.push({ text: plain, isMention: false });
    plain = "";
    pieces.push({ text: `@${name}`, isMention: true });
    at += name.length + 1;
  }
  if (plain) pieces.push({ text: plain, isMention: false });
  return pieces;
}

/** The people whom a note mentions as `@name`. If two people share a name, both are mentioned. */
export function findMentioned<Person extends { userName: string }>(text: string, people: readonly Person[]): Person[] {
  const mentions = new Set(
    splitMentions(
      text,
      people.map(({ userName }) => userName),
    )
      .filter(({ isMention }) => isMention)
      .map((piece) => piece.text.slice(1)),
  );
  return people.filter(({ userName }) => mentions.has(userName));
}

/** The instant until which the author may delete a note that was written at `at` (both ISO 8601 UTC). */
export const deletableUntil = (at: string): string => new Date(Date.parse(at) + noteDeletableMs).toISOString();

/** The text between an `@` and the caret, and where it begins. Null if no mention is being typed. */
export function findTypedMention(text: string, caret: number): { start: number; query: string } | null {
  const start = text.lastIndexOf("@", caret - 1);
  if (start < 0) return null;
  const query = text.slice(start + 1, caret);
  const isAfterWord = /[A-Za-z0-9]$/.test(text.slice(0, start));
  return isAfterWord || /[\n@]/.test(query) || query.length > typedMentionMax ? null : { start, query };
}

/** Longer than any name. */
const typedMentionMax = 30;
