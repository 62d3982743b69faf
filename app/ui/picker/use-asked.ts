import { useEffect, useState } from "react";

type Heard<Answer> = { key: string; answer?: Answer; isFailed: boolean };

/**
 * What is answered to a question, asked anew whenever its `key` changes; null: there is nothing to ask yet. While a new
 * question is under way the last answer stands, marked as pending.
 */
export function useAsked<Answer>(key: string | null, ask: (signal: AbortSignal) => Promise<Answer>) {
  const [heard, setHeard] = useState<Heard<Answer>>({ key: "", isFailed: false });
  const [tries, setTries] = useState(0);
  const asked = key === null ? null : `${tries} ${key}`;
  useEffect(() => {
    if (asked === null) return;
    const aborter = new AbortController();
    ask(aborter.signal)
      .then((answer) => setHeard({ key: asked, answer, isFailed: false }))
      .catch(() => {
        if (!aborter.signal.aborted) setHeard({ key: asked, isFailed: true });
      });
    return () => aborter.abort();
  }, [asked]);
  return {
    answer: heard.answer,
    isFailed: heard.isFailed && heard.key === asked,
    isPending: asked !== null && heard.key !== asked,
    retry: () => setTries(tries + 1),
  };
}
