import type { Context } from "hono";
import { z } from "zod";
import { log } from "~/config/log.server";
import type { PortalEnv } from "./request-facts";

const report = z.object({ "csp-report": z.object({ "effective-directive": z.string().max(60) }) });
const largest = 8 * 1024;
const mostAMinute = 60;
let minute = 0;
let seen = 0;

/** Takes a browser's word that the policy stopped something; only which directive it was is kept (S-04). */
export async function cspReport(context: Context<PortalEnv>) {
  const now = Math.floor(Date.now() / 60_000);
  seen = now === minute ? seen + 1 : 1;
  minute = now;
  const length = Number(context.req.header("content-length") ?? Number.NaN);
  if (seen > mostAMinute || !(length <= largest)) return context.body(null, 204);
  const parsed = report.safeParse(await context.req.json().catch(() => undefined));
  if (parsed.success) log.warn({ event: "csp_report", directive: parsed.data["csp-report"]["effective-directive"] });
  return context.body(null, 204);
}
