import { useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import type { Endpoint } from "~/contract/endpoint";
import type { Failure } from "~/gateway/failure";
import { call } from "./call";
import { toFailure } from "./request";

/** The state of a query to the base API, for a screen. */
export type Query<Answer> = {
  /** The last response; it remains while the next one loads. */
  answer: Answer | undefined;
  /** The failure of the call; undefined while it is repeated. */
  failure: Failure | undefined;
  isPending: boolean;
  reload: () => void;
  /** Reloads it, and waits for the response or the failure. */
  refresh: () => Promise<void>;
};

/** Returns the response of the base API, reloaded whenever the input changes. */
export function useAnswer<In extends z.ZodType, Out extends z.ZodType>(
  endpoint: Endpoint<In, Out>,
  input: z.input<In>,
): Query<z.output<Out>> {
  return useLoaded([endpoint.method, endpoint.path, input], (signal) => call(endpoint, input, { signal }));
}

/** Returns the result of `load`, reloaded whenever the key changes, and not before it is needed. */
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
