import { z } from "zod";
import { chunkLoadTimeoutMs } from "~/rules/limits/screens";
import { subAppKinds } from "~/rules/workspace/sub-apps";
import { optionalSetting, webAddressSetting, whole, withDefault } from "./setting-kinds";

/** An absolute URL, or a path on this origin. */
const entry = webAddressSetting.or(z.string().regex(/^\/(?![/\\])/));

const where =
  "comes from: a manifest (`.json`), a module (`.js`), or a folder with `subapp.json` in it. From another origin it needs CORS. Its code runs with the portal's rights.";
/** The settings of the sub-applications. */
export const subApps = {
  GSRM_ENTRY_URL: optionalSetting(entry, `Where the sub-application under \`/gsrm\` ${where}`, "the built-in one"),
  GSRM_ENTRY_KIND: withDefault(
    z.enum(subAppKinds),
    "esm",
    "`qiankun`: the entry is the page of an existing bundle made for qiankun.",
  ),
  GCIS_ENTRY_URL: optionalSetting(entry, `Where the sub-application under \`/gcis\` ${where}`, "the built-in one"),
  GCIS_ENTRY_KIND: withDefault(z.enum(subAppKinds), "esm", "The same for `/gcis`."),
  SUB_APP_TIMEOUT_MS: whole(
    100,
    chunkLoadTimeoutMs,
    chunkLoadTimeoutMs,
    `How long a sub-application may take to load (§9), 100 to ${chunkLoadTimeoutMs}. Meant for tests.`,
  ),
};
