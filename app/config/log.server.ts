import { pino } from "pino";
import { env } from "./env.server";

/** Structured logs on standard output, without personal data (H-10): callers pass ids, codes and figures only. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
});
