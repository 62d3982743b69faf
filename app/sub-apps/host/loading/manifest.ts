import { z } from "zod";
import { apiName } from "~/rules/technical-names";

/**
 * `subapp.json`: what a sub-application consists of, with addresses relative to the manifest's own. `look`: `portal` is
 * made with the portal's own styles; `own` gets none of them.
 */
export const manifest = z.object({
  contract: z.literal(1),
  name: apiName,
  version: z.string(),
  module: z.string(),
  css: z.array(z.string()).default([]),
  look: z.enum(["own", "portal"]).default("own"),
});
export type Manifest = z.output<typeof manifest>;
