import type { Context } from "hono";
import { z } from "zod";
import { log } from "~/config/log.server";
import type { PortalEnv } from "./request-facts";

const report = z.object({ "csp-report": z.object({ "effective-directive": z.string().max(60) }) });
const largest = 8 * 1024;
const mostAMinute = 60;
let minute = 0;
let reports = 0;

/** Logs a browser's report that the policy stopped something: only the directive (S-04). */
export async function cspReport(context: Context<PortalEnv>) {
  const now = Math.floor(Date.now() / 60_000);
  reports = now === minute ? reports + 1 : 1;
  minute = now;
  const length = Number(context.req.header("content-length") ?? Number.NaN);
  if (reports > mostAMinute || !(length <= largest)) return context.body(null, 204);
  const body = report.safeParse(await context.req.json().catch(() => undefined));
  if (body.success) log.warn({ event: "csp_report", directive: body.data["csp-report"]["effective-directive"] });
  return context.body(null, 204);
}
