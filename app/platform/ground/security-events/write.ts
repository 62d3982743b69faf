import type { Core } from "~/platform/ground/core";
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
