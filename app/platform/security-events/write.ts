import { pathShape } from "~/contract/path-shape";
import type { Core } from "../core";
import type { Refused } from "../http/refuse";
import { type SecurityEvent, securityEvents } from "./events";
import { scopeFacts } from "./scope";

/** Ids, codes and counts; never what somebody typed, and no name or address (S-59). */
export type Details = Record<string, string | number | boolean | null | undefined>;

/**
 * Logs a security event (S-60): its name, the request, who acted and from where, both hashed, and the details. The log adds
 * the time in UTC. Call it once what it reports is committed.
 */
export function writeSecurityEvent(
  { config }: Pick<Core, "config">,
  event: SecurityEvent,
  details: Details = {},
): void {
  config.log[securityEvents[event].level]({ event, ...scopeFacts(), ...details });
}

/** Logs a call that was refused: as the security event that it is, or else as a plain line. */
export function writeRefusal(core: Pick<Core, "config">, { status, code }: Refused, request: Request): void {
  const about = { status, code, method: request.method, path: pathShape(request.url) };
  const event = eventOfRefusal(status, request);
  if (event) return writeSecurityEvent(core, event, about);
  core.config.log.info({ event: "refused", ...scopeFacts(), ...about });
}

const unacceptable = [400, 413, 422];

function eventOfRefusal(status: number, { headers }: Request): SecurityEvent | null {
  if (status === 403) return "authz_fail";
  if (status === 429) return "excess_rate_limit_exceeded";
  const isUpload = headers.get("content-type")?.startsWith("multipart/") ?? false;
  return isUpload && unacceptable.includes(status) ? "upload_validation" : null;
}
