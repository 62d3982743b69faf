import { useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import type { Endpoint } from "~/contract/endpoint";
import type { Failure } from "~/gateway/failure";
import { call } from "./call";
import { toFailure } from "./request";

/** A question to the base API as a screen shows it. */
export type Query<Answer> = {
  /** The last answer; it stays while the next one is loaded. */
  answer: Answer | undefined;
  /** Why the call failed; undefined while it is repeated. */
  failure: Failure | undefined;
  isPending: boolean;
  reload: () => void;
  /** Loads it again, and waits for the answer or the failure. */
  refresh: () => Promise<void>;
};

/** Returns the answer of the base API, loaded again whenever the input changes. */
export function useAnswer<In extends z.ZodType, Out extends z.ZodType>(
  endpoint: Endpoint<In, Out>,
  input: z.input<In>,
): Query<z.output<Out>> {
  return useLoaded([endpoint.method, endpoint.path, input], (signal) => call(endpoint, input, { signal }));
}

/** Returns the result of `load`, loaded again whenever the key changes, and not before it is needed. */
export function useLoaded<Answer>(
  key: readonly unknown[],
  load: (signal: AbortSignal) => Promise<Answer>,
  isNeeded = true,
): Query<Answer> {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => load(signal).catch(rethrow),
    enabled: isNeeded,
  });
  return {
    answer: data as Answer | undefined,
    failure: isFetching ? undefined : (error ?? undefined),
    isPending: isFetching,
    reload: () => void refetch(),
    refresh: async () => void (await refetch()),
  };
}

function rethrow(error: unknown): never {
  throw toFailure(error);
}
