import { env } from "~/config/env.server";
import { builtInEntry, type SubAppEntry, type SubAppName } from "~/rules/sub-apps";

/** Where the sub-applications come from (§2): the environment says, and nothing else does. */
export function subApps(): { entries: Record<SubAppName, SubAppEntry>; timeoutMs: number } {
  const entries = {
    gsrm: { url: env.GSRM_ENTRY_URL ?? builtInEntry("gsrm"), kind: env.GSRM_ENTRY_KIND },
    gcis: { url: env.GCIS_ENTRY_URL ?? builtInEntry("gcis"), kind: env.GCIS_ENTRY_KIND },
  };
  return { entries, timeoutMs: env.SUB_APP_TIMEOUT_MS };
}
