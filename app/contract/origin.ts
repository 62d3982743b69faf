import { z } from "zod";

/** The current origin of a row that can also come with the release. */
export const origin = z
  .enum(["release", "changed", "added"])
  .describe("Unchanged from the release, changed by the company, or added by it.");
