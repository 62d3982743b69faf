import { keepPreviousData, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { Failure } from "~/gateway/failure";

declare module "@tanstack/react-query" {
  interface Register {
    defaultError: Failure;
  }
}

/**
 * Configures queries for everything that loads data in the browser. A screen loads its data each time it opens, and shows the
 * previous answer until the new one arrives. Queries are not retried automatically, because the portal has already retried; the
 * user decides. The network mode is `always`: only the request itself shows whether there is a network.
 */
const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        gcTime: 0,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: "always",
        placeholderData: keepPreviousData,
      },
      mutations: { retry: false, gcTime: 0, networkMode: "always" },
    },
  });

/** Provides queries to everything that uses them: the shell, a sub-application, the picker. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(newQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
