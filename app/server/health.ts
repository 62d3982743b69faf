import type { Context } from "hono";
import type { PortalEnv } from "./request-facts";

type Ready = () => Promise<{ ok: boolean; degraded: string[] }>;

/** The process runs (H-09). */
export const alive = (context: Context<PortalEnv>) => context.json({ ok: true });

/** It can serve: the base API answers, and it is not on its way out (H-08, H-09). */
export const readiness = (ready: Ready, isStopping: () => boolean) => async (context: Context<PortalEnv>) => {
  const state = isStopping()
    ? { ok: false, degraded: ["stopping"] }
    : await ready().catch(() => ({ ok: false, degraded: [] }));
  return context.json(state, state.ok ? 200 : 503);
};
