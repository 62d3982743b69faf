import { pathShape } from "~/contract/path-shape";
import type { Core } from "~/platform/ground/core";
import type { SecurityEvent } from "~/platform/ground/security-events/events";
import { scopeFacts } from "~/platform/ground/security-events/scope";
import { writeSecurityEvent } from "~/platform/ground/security-events/write";
import type { Failure } from "./refusal";

/** Logs a call that was refused: as the security event that it is, or else as a plain line. */
export function writeRefusalEvent(core: Pick<Core, "config">, { status, code }: Failure, request: Request): void {
  const about = { status, code, method: request.method, path: pathShape(request.url) };
  const event = findEvent(status, request);
  if (event) return writeSecurityEvent(core, event, about);
  core.config.log.info({ event: "refused", ...scopeFacts(), ...about });
}

const unacceptable = [400, 413, 422];

function findEvent(status: number, { headers }: Request): SecurityEvent | null {
  if (status === 403) return "authz_fail";
  if (status === 429) return "excess_rate_limit_exceeded";
  const isUpload = headers.get("content-type")?.startsWith("multipart/") ?? false;
  return isUpload && unacceptable.includes(status) ? "upload_validation" : null;
}
