import { keepPreviousData, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { Failure } from "~/gateway/failure";

declare module "@tanstack/react-query" {
  interface Register {
    defaultError: Failure;
  }
}

/**
 * Our rules for everything that loads in the browser. What a screen shows is loaded each time it opens, and the last answer
 * stands while the next one is on its way. The user decides about trying again: the portal has tried already. Whether there is
 * a network is for the request to find out.
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

/** Around everything that loads by queries: the shell, a sub-application, the picker. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(newQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
