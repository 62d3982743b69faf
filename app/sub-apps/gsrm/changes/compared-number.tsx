import type { ComparedCharacter } from "~/rules/change-request/differing-characters";

const groupSize = 4;

/** A number with the characters that differ from the other one marked, in groups of four so that both align. */
export function ComparedNumber({ characters }: { characters: readonly ComparedCharacter[] }) {
  const groups = Array.from({ length: Math.ceil(characters.length / groupSize) }, (_, at) =>
    characters.slice(at * groupSize, (at + 1) * groupSize),
  );
  return (
    <span className="compared-number" translate="no">
      <span className="off-screen">{characters.map(({ text }) => text).join("")}</span>
      {groups.map((group, at) => (
        <span key={at} className="number-group" aria-hidden="true">
          {group.map(({ text, isOther }, place) =>
            isOther ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
          )}
        </span>
      ))}
    </span>
  );
}
