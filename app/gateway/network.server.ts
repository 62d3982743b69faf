import { pathShape } from "~/contract/paths";
import { requestIdHeader } from "~/contract/tracing";
import type { Transport } from "./gateway.server";

type Warn = (about: object) => void;

/** Calls a base API over the network. Why a connection failed goes to the log; the user reads that the service cannot be reached. */
export function overNetwork(warn: Warn): Transport {
  return async (request) => {
    try {
      return await fetch(request, { redirect: "manual" });
    } catch (error) {
      // A call that the portal ended itself says nothing about the connection.
      if (!request.signal.aborted) warn({ event: "base_api_unreachable", cause: causeOf(error), ...describe(request) });
      throw error;
    }
  };
}

/** The code of DNS, TCP or TLS (`ENOTFOUND`, `CERT_HAS_EXPIRED`). Messages hold addresses and stay out of the log. */
function causeOf(error: unknown): string {
  const { cause = error } = error as { cause?: unknown };
  const { code, name = "Error" } = (cause ?? {}) as { code?: string; name?: string };
  return code ?? name;
}

const describe = ({ method, url, headers }: Request) => ({
  method,
  path: pathShape(url),
  requestId: headers.get(requestIdHeader) ?? undefined,
});
