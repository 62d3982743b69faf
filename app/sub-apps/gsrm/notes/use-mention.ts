import { useState } from "react";
import { fold } from "~/rules/text/normalise";
import { findTypedMention } from "~/rules/teamwork/mentions";

type Person = { accountId: string; userName: string };

/** The maximum number of colleagues listed; typing more letters narrows the list. */
const mostMatches = 8;

/** The mention being typed in a text: the matching colleagues, the selected one, and a function that inserts a name. */
export function useMention<One extends Person>(colleagues: readonly One[], text: string) {
  const [caret, setCaret] = useState<number | null>(null);
  const [at, setAt] = useState(0);
  const typed = caret === null ? null : findTypedMention(text, caret);
  const matches = typed
    ? colleagues.filter(({ userName }) => fold(userName).includes(fold(typed.query))).slice(0, mostMatches)
    : [];
  return {
    matches,
    at: Math.min(at, Math.max(0, matches.length - 1)),
    isTyped: typed !== null,
    /** Updates the position of the caret after input. */
    read(place: number) {
      setCaret(place);
      setAt(0);
    },
    move: (step: number) => setAt((before) => (before + step + matches.length) % Math.max(1, matches.length)),
    close: () => setCaret(null),
    /** The text with a name in place of its typed part, and the caret's new position. */
    insert(name: string): { value: string; caret: number } {
      const start = typed?.start ?? text.length;
      const begun = `${text.slice(0, start)}@${name} `;
      setCaret(null);
      return { value: begun + text.slice(caret ?? text.length), caret: begun.length };
    },
  };
}
