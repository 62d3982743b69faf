import { useEffect, useState } from "react";
import type { z } from "zod";
import type { Endpoint } from "~/contract/endpoint";
import { Failure } from "~/gateway/failure";
import { call } from "./call";

export type Asked<Answer> = {
  /** The last answer; it stands while it is asked for anew. */
  answer: Answer | undefined;
  failure: Failure | undefined;
  isPending: boolean;
  reload: () => void;
};
type Heard<Answer> = { key: string; answer?: Answer; failure?: Failure };

/**
 * What the base API answers, asked anew whenever the input changes. An answer to an earlier question, or one that comes
 * after the screen is gone, is ignored.
 */
export function useAnswer<In extends z.ZodType, Out extends z.ZodType>(
  endpoint: Endpoint<In, Out>,
  input: z.input<In>,
): Asked<z.output<Out>> {
  const [heard, setHeard] = useState<Heard<z.output<Out>>>({ key: "" });
  const [tries, setTries] = useState(0);
  const question = `${endpoint.method} ${endpoint.path} ${JSON.stringify(input)}`;
  const key = `${tries} ${question}`;
  useEffect(() => {
    const leaving = new AbortController();
    const hear = (told: Omit<Heard<z.output<Out>>, "key">) => {
      if (!leaving.signal.aborted) setHeard((before) => ({ answer: before.answer, ...told, key }));
    };
    call(endpoint, input, leaving.signal).then(
      (answer) => hear({ answer, failure: undefined }),
      (thrown: unknown) => hear({ failure: asFailure(thrown) }),
    );
    return () => leaving.abort();
  }, [key]);
  const isHeard = heard.key === key;
  return {
    answer: heard.answer,
    failure: isHeard ? heard.failure : undefined,
    isPending: !isHeard,
    reload: () => setTries(tries + 1),
  };
}

/** What is no refusal is a fault of ours: it is told as one, and the browser's log has it whole. */
export function asFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  reportError(thrown);
  return new Failure(500);
}
